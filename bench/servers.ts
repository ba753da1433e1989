import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { nodeArguments } from "../scripts/run-server.mjs";
import { BUILT_SERVER, NODE_FLAGS, serverVariables } from "../scripts/server-settings.mjs";
import { SETTINGS } from "./account.ts";

const ROOT = path.join(import.meta.dirname, "..");
const PACKAGES = path.join(import.meta.dirname, "packages");

/** Of Node: the container's limits, with a heap smaller still. */
export const SMALL_HEAP = ["--max-old-space-size=384", "--max-semi-space-size=8"];

/** A server in a process of its own. */
export interface RunningServer {
  port: number;
  /** From its start to the first answer, ms. */
  startMs: number;
  /** Processor time that all threads of the process and of those that it started have taken so far, ms. */
  cpuMs(): number;
  /** Memory of the process now, and the most it has taken, MB. */
  memory(): { now: number; most: number };
  /** Memory of the process and of all that it started, MB. */
  memoryOfAll(): number;
  stop(): Promise<void>;
}

export const METRICS_TOKEN = "measured-by-the-bench-of-this-copy";

interface Start {
  /** Of Node, such as a heap limit. */
  nodeArgs?: string[];
  env?: Record<string, string>;
}

/** The product's server with what `npm start` tells Node, on the database in `dir`. */
export function startProduct(dir: string, { nodeArgs = [], env = {} }: Start = {}): Promise<RunningServer> {
  const all = { ...serverVariables(ROOT), DATA_DIR: dir, ...SETTINGS, ...env };
  return start([...NODE_FLAGS, ...nodeArguments(), ...nodeArgs, BUILT_SERVER], {
    ready: "/readyz",
    env: all,
  });
}

/** All that `npm start` runs, with no setting but where the data is. */
export function startByScript(dir: string): Promise<RunningServer> {
  return start(["scripts/start.mjs"], { ready: "/readyz", env: { DATA_DIR: dir } });
}

/** How the same list of invoices is served by what others build such products with; built by scripts/bench.mjs. */
const BASELINES = {
  "Next.js 16": ["next", "../node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1"],
  "React Router 7": ["react-router", "../node_modules/@react-router/serve/bin.js", "build/server/index.js"],
  "Express with Eta": ["express-eta", "server.mjs"],
} as const;

export type BaselineName = keyof typeof BASELINES;

/** One of them in a process of its own, on the database in `dir`. */
export function startBaseline(name: BaselineName, dir: string): Promise<RunningServer> {
  const [folder, ...args] = BASELINES[name];
  const env = { DATA_DIR: dir, HOST: "127.0.0.1", NEXT_TELEMETRY_DISABLED: "1" };
  return start(args, { ready: "/login", env, cwd: path.join(PACKAGES, folder) });
}

/** Express with React and with Kysely, and nothing else, on the same database. */
export function startExpress(dir: string, businessId: string): Promise<RunningServer> {
  const env = { DATA_DIR: dir, BUSINESS_ID: businessId };
  const args = ["--disable-warning=ExperimentalWarning", "bench/baselines/express-server.ts"];
  return start(args, { ready: "/ready", env });
}

/** None outlives a run that breaks off. */
const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill()));

interface Program {
  /** The path that answers 200 once it serves. */
  ready: string;
  env: Record<string, string>;
  cwd?: string;
}

async function start(args: string[], { ready, env, cwd = ROOT }: Program): Promise<RunningServer> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
    stdio: "ignore",
  });
  running.add(child.once("exit", () => running.delete(child)));
  await untilReady(child, `http://127.0.0.1:${port}${ready}`);
  return {
    port,
    startMs: performance.now() - began,
    cpuMs: () => withDescendants(child.pid!).reduce((sum, pid) => sum + cpuOf(pid), 0),
    memory: () => memoryOf(child.pid!),
    memoryOfAll: () => withDescendants(child.pid!).reduce((sum, pid) => sum + memoryOf(pid).now, 0),
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

function withDescendants(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(Number(name)) }));
  const of = (pid: number): number[] => [
    pid,
    ...parents.filter(({ parent }) => parent === pid).flatMap((child) => of(child.pid)),
  ];
  return of(pid);
}

/** Null for one that has ended meanwhile. */
function parentOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ")[1]);
  } catch {
    return null;
  }
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

/** The longest that the event loop stood still since it was last asked (ms). */
export async function longestStall(server: RunningServer): Promise<number> {
  return (await readMetric(server, "nodejs_eventloop_lag_max_seconds")) * 1000;
}

/** @param name with its labels, as `/metrics` writes it */
export async function sumOfMetric(servers: RunningServer[], name: string): Promise<number> {
  const values = await Promise.all(servers.map((server) => readMetric(server, name)));
  return values.reduce((sum, value) => sum + value, 0);
}

async function readMetric({ port }: RunningServer, name: string): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`the server does not say ${name}`);
  return Number(line.slice(name.length));
}
