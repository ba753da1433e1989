import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";

const ROOT = path.join(import.meta.dirname, "../..");

export interface RealServer {
  origin: string;
  child: ChildProcess;
  /** Sends the signal and waits. @returns the exit code, or the signal that ended it */
  stop(signal?: NodeJS.Signals): Promise<number | string | null>;
}

/** `server.ts` as it runs in production, in a process of its own, ready; it ends with the test at the latest. */
export async function startRealServer(
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<RealServer> {
  const port = more.PORT ?? String(await freePort());
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), "rappen-server-")),
    SESSION_SECRET: "x".repeat(32),
    RATE_LIMIT_FACTOR: "1000",
    ...more,
    PORT: port,
    DATABASE_URL: databaseUrl,
  };
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server.ts"], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<number | string | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(signal ?? code)),
  );
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  await saysReady(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    child,
    stop: (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}

/** It says so on the error stream, after it has begun to listen. */
function saysReady(child: ChildProcess): Promise<void> {
  let said = "";
  return new Promise((resolve, reject) => {
    child.stderr?.on("data", (text: Buffer) => {
      said += text.toString();
      if (said.includes("Rappen is ready")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
