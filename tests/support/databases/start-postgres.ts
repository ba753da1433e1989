import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { embeddedPostgres } from "./embedded-postgres.ts";
import { freePort } from "../server/free-port.ts";

const START_ATTEMPTS = 50;
const START_PAUSE = 200;

/** Nothing has to outlive the machine, and no vacuum changes a plan while a test looks at it. */
const FLAGS = ["fsync=off", "full_page_writes=off", "autovacuum=off", "jit=off", "max_connections=200"];

/** A real Postgres for as long as somebody tests. */
export interface RunningPostgres {
  /** The address of the server, without the name of a database. */
  url: string;
  port: number;
  /** Folder of its data. */
  data: string;
  createDatabase(name: string): Promise<void>;
  /** Ends all connections at once and goes away, as an administrator's "fast" stop does; `start` brings it back. */
  shutDown(): Promise<void>;
  start(): Promise<void>;
  /** Ends all its processes without a warning; `start` lets it recover. */
  kill(): Promise<void>;
  /** Freezes its processes, which keep their connections until `thaw`. Works on Linux. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/**
 * Starts one in a folder of its own, which goes when it is stopped.
 * @param copyOf folder of data to begin with, of a server that does not run
 * @param flags of the server, `name=value`
 */
export async function startPostgres(copyOf?: string, flags = FLAGS): Promise<RunningPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-postgres-"));
  // The server refuses to run as root and takes an account of its own, which must be able to enter the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const EmbeddedPostgres = await embeddedPostgres(folder);
  const data = path.join(folder, "data");
  const server = new EmbeddedPostgres({
    databaseDir: data,
    user: "postgres",
    password: "postgres",
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags.flatMap((flag) => ["-c", flag]),
    onLog: () => {},
  });
  if (copyOf === undefined) await server.initialise();
  else execFileSync("cp", ["-a", copyOf, data]);
  await server.start();
  const tell = (signal: NodeJS.Signals) => signalAll(data, signal);
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    port,
    data,
    createDatabase: (name) => server.createDatabase(name),
    shutDown: () => server.stop(),
    start: () => startAgain(server),
    kill: async () => {
      tell("SIGKILL");
      await server.stop();
    },
    freeze: () => tell("SIGSTOP"),
    thaw: () => tell("SIGCONT"),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** After a kill, processes that are about to end keep a new server from starting for a moment. */
async function startAgain(server: { start(): Promise<void> }): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await server.start();
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw new Error("Postgres does not start again", { cause: error });
      await pause(START_PAUSE);
    }
  }
}

/** @param data folder of the data of a running server */
export function signalAll(data: string, signal: NodeJS.Signals): void {
  for (const pid of processesOf(data)) signalTo(pid, signal);
}

/** Ids of the server and of its processes, one for each connection among them. */
function processesOf(data: string): number[] {
  const [first = ""] = readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
  const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8");
  return [first, ...children.trim().split(" ")].filter(Boolean).map(Number);
}

/** One of them may have ended in the meantime. */
function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
