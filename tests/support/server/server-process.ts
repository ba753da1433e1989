import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { isBuilt } from "../../../scripts/prepare.mjs";
import { BUILT_SERVER } from "../../../scripts/server-settings.mjs";
import { ended } from "./processes.ts";

const ROOT = path.join(import.meta.dirname, "../../..");

/** What a server may take to be ready on a machine that does other things too (ms). */
const READY_WITHIN = 180_000;
const LOOK_EVERY = 20;

/** The server as people run it; from its sources when they have changed since the last build. */
export const SERVER = isBuilt() ? BUILT_SERVER : "server.ts";

/** The product as it runs in production, in a process of its own. */
export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
  /** What it said on standard error, and the lines of its log about errors. */
  complaints: string[];
}

/**
 * Starts it without waiting. It gets the settings named here and none of the machine's own.
 * @param from another folder to run it in, another file, another copy of Node, and somebody else to run it as
 */
export function spawnServer(
  port: number,
  settings: Record<string, string>,
  from: { folder?: string; program?: string; node?: string; uid?: number | undefined } = {},
): ServerProcess {
  const origin = `http://127.0.0.1:${port}`;
  const { PATH = "", TMPDIR = "/tmp", NODE_COMPILE_CACHE } = process.env;
  const args = ["--disable-warning=ExperimentalWarning", from.program ?? SERVER];
  const child = spawn(from.node ?? process.execPath, args, {
    cwd: from.folder ?? ROOT,
    ...(from.uid === undefined ? {} : { uid: from.uid, gid: from.uid }),
    env: {
      PATH,
      TMPDIR,
      NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      APP_URL: origin,
      SESSION_SECRET: "x".repeat(32),
      DEMO_DATA: "off",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const complaints: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => {
    complaints.push(...chunk.toString().split("\n").filter(isComplaint));
  });
  child.stdout.on("data", (chunk: Buffer) => {
    complaints.push(...chunk.toString().split("\n").filter(isError));
  });
  return { origin, child, ended: ended(child), complaints };
}

/** What every start says is none. */
function isComplaint(line: string): boolean {
  return line !== "" && !/^(Rappen is ready|Not set|Demo sign-in)/.test(line);
}

/** Level 50 of the log is an error. */
function isError(line: string): boolean {
  return line.startsWith('{"level":50');
}

/** @throws Error with what it said, when it ends instead or takes too long */
export async function untilReady({ origin, child, complaints }: ServerProcess): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN;
  for (;;) {
    const isReady = await fetch(`${origin}/readyz`).then(
      async (response) => (await response.text()) === "ready\n",
      () => false,
    );
    if (isReady) return;
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || performance.now() > giveUpAt)
      throw new Error(`the server did not get ready: ${complaints.join("\n")}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

/** Ends it as the kernel does when memory runs out: it cannot notice, nor finish anything. */
export async function kill(server: ServerProcess): Promise<void> {
  server.child.kill("SIGKILL");
  await server.ended;
}

/** @returns its exit code */
export async function stop(server: ServerProcess): Promise<number | string | null> {
  server.child.kill("SIGTERM");
  return server.ended;
}
