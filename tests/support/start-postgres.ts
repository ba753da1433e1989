import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { embeddedPostgres } from "./embedded-postgres.ts";
import { freePort } from "./free-port.ts";

/** A real Postgres for as long as somebody tests. */
export interface RunningPostgres {
  /** Of the server, without the name of a database. */
  url: string;
  createDatabase(name: string): Promise<void>;
  /** Ends all connections at once and goes away, as an administrator's "fast" stop does; `start` brings it back. */
  shutDown(): Promise<void>;
  start(): Promise<void>;
  /** Ends all its processes without a warning; `start` lets it recover. */
  kill(): Promise<void>;
  /** Its processes keep their connections and do nothing until `thaw`. Works on Linux. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Starts one in a folder of its own, which goes when it is stopped. @param flags more arguments for the server */
export async function startPostgres(flags: string[] = []): Promise<RunningPostgres> {
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
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200", ...flags],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of processesOf(data)) signalTo(pid, signal);
  };
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    createDatabase: (name) => server.createDatabase(name),
    shutDown: () => server.stop(),
    start: () => server.start(),
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
