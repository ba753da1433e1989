import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { freePort } from "../../../support/server/free-port.ts";
import { kill, spawnServer, untilReady } from "../../../support/server/server-process.ts";
import { itRarely } from "../../../support/heavy/it-rarely.ts";

/** Runs before the server, and throws where nobody catches when it is told to. */
const THROWER = encodeURIComponent("process.on('SIGUSR2', () => { throw new Error('boom') })");

itRarely("a crash is one JSON line, and ends the process", async ({ onTestFinished }) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "rappen-crash-"));
  const server = spawnServer(await freePort(), {
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=data:text/javascript,${THROWER}`,
  });
  onTestFinished(() => kill(server));
  const lines: string[] = [];
  server.child.stdout?.on("data", (chunk: Buffer) => lines.push(...chunk.toString().split("\n")));
  await untilReady(server);
  server.child.kill("SIGUSR2");
  expect(await server.ended).toBe(1);
  const fatal = lines.filter((line) => line.startsWith('{"level":60'));
  expect(fatal.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { event: "process.crashed", err: { message: "boom" } },
  ]);
  expect(server.complaints).toEqual([]);
});
