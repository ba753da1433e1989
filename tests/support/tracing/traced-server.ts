import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "../server/free-port.ts";
import { kill, type ServerProcess, spawnServer, untilReady } from "../server/server-process.ts";

export interface TracedServer extends ServerProcess {
  /** Lines of its log so far. */
  lines: TracedLine[];
}

export interface TracedLine {
  event?: string;
  path?: string;
  job?: string;
  reason?: string;
  trace_id?: string;
}

/** A started server that sends its spans at once, until the test ends. */
export async function startTraced(settings: Record<string, string>): Promise<TracedServer> {
  const server = spawnServer(await freePort(), {
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), "rappen-traces-")),
    DEFAULT_PLAN: "pro",
    RATE_LIMIT_FACTOR: "1000",
    OTEL_BSP_SCHEDULE_DELAY: "20",
    ...settings,
  });
  onTestFinished(() => kill(server));
  const lines: TracedLine[] = [];
  let rest = "";
  server.child.stdout?.on("data", (chunk: Buffer) => {
    const [...whole] = (rest + chunk.toString()).split("\n");
    rest = whole.pop() ?? "";
    lines.push(...whole.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as TracedLine));
  });
  await untilReady(server);
  return { ...server, lines };
}
