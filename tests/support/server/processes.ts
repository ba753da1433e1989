import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../../..");

/** Runs a script of tests/support in a process of its own, on the database of that address. */
export function startProcess(script: string, databaseUrl: string, more: Record<string, string> = {}) {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "test",
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "x".repeat(32),
    ...more,
  };
  return spawn(process.execPath, [`tests/support/${script}`], { cwd: ROOT, env, stdio: "inherit" });
}

/** @returns how it ended: its exit code, or the signal that ended it */
export function ended(child: ChildProcess): Promise<number | string | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(signal ?? code));
  });
}
