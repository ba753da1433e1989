import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { NODE_FLAGS, serverVariables } from "../scripts/server-settings.mjs";
import { SETTINGS } from "./account.ts";

const ROOT = path.join(import.meta.dirname, "..");

/** Of Node: the container's limits, with a heap smaller still. */
export const SMALL_HEAP = ["--max-old-space-size=384", "--max-semi-space-size=8"];

/** A server in a process of its own. */
export interface RunningServer {
  port: number;
  /** From its start to the first answer, ms. */
  startMs: number;
  /** Processor time that all its threads have taken so far, ms. */
  cpuMs(): number;
  /** Memory of the process now, and the most it has taken, MB. */
  memory(): { now: number; most: number };
  stop(): Promise<void>;
}

interface Start {
  /** Of Node, such as a heap limit. */
  nodeArgs?: string[];
  env?: Record<string, string>;
}

/** The product as `npm start` runs it, on the database in `dir`. */
export function startProduct(dir: string, { nodeArgs = [], env = {} }: Start = {}): Promise<RunningServer> {
  const variables = { ...serverVariables(ROOT), DATA_DIR: dir, ...SETTINGS, ...env };
  return start([...NODE_FLAGS, ...nodeArgs, "server.ts"], "/readyz", variables);
}

/** Express with React and with Kysely, and nothing else, on the same database. */
export function startExpress(dir: string, businessId: string): Promise<RunningServer> {
  return start(["bench/baselines/express-server.ts"], "/ready", { DATA_DIR: dir, BUSINESS_ID: businessId });
}

async function start(args: string[], ready: string, env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
    stdio: "ignore",
  });
  await untilReady(child, `http://127.0.0.1:${port}${ready}`);
  return {
    port,
    startMs: performance.now() - began,
    cpuMs: () => cpuOf(child.pid!),
    memory: () => memoryOf(child.pid!),
    stop: () => stop(child),
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`the server ended with exit code ${child.exitCode}`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/** Linux says it in /proc; elsewhere nothing is known. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1000;
  return { now: megabytes("VmRSS"), most: megabytes("VmHWM") };
}

/** Linux counts in hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject).listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
