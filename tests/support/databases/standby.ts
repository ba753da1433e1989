import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { freePort } from "../server/free-port.ts";
import { ended } from "../server/processes.ts";
import { type RunningPostgres, signalAll } from "./start-postgres.ts";

/** ms */
const STARTS_WITHIN = 30_000;

export interface Standby {
  /** The address of the server, without the name of a database. */
  url: string;
  /** Folder of its data. */
  data: string;
  /** What the primary writes meanwhile is not shown. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Ends all its processes without a warning; `start` lets it recover and follow again. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A real streaming replica of that server, which stops for the copy. */
export async function startStandby(primary: RunningPostgres): Promise<Standby> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-standby-"));
  chmodSync(folder, 0o755);
  const data = path.join(folder, "data");
  const [postmaster = ""] = readFileSync(path.join(primary.data, "postmaster.pid"), "utf8").split("\n");
  const program = readlinkSync(`/proc/${postmaster}/exe`);
  await primary.shutDown();
  execFileSync("cp", ["-a", primary.data, data]);
  await primary.start();
  const { uid, gid } = statSync(data);
  writeFileSync(path.join(data, "standby.signal"), "");
  appendFileSync(path.join(data, "postgresql.auto.conf"), `\nprimary_conninfo = '${primary.url}'\n`);
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const settings = ["-c", "fsync=off", "-c", "max_connections=200", "-c", `port=${port}`];
  let child: ChildProcess;
  let end: Promise<unknown>;
  const launch = () => {
    child = spawn(program, ["-D", data, ...settings], {
      stdio: "ignore",
      ...(isRoot ? { uid, gid } : {}),
    });
    end = ended(child);
  };
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  const ask = async (text: string) => {
    const { db, dialect } = openDatabase(`${url}/postgres`);
    const answer = dialect.outlasting(STARTS_WITHIN, () => sql.raw(text).execute(db));
    await answer.finally(() => db.destroy());
  };
  // After a kill, processes that are about to end keep a new one from starting for a moment.
  const start = async () => {
    const giveUpAt = performance.now() + STARTS_WITHIN;
    for (let isUp = false; !isUp;) {
      if (performance.now() > giveUpAt) throw new Error("the replica does not start");
      launch();
      isUp = await Promise.race([ask("select 1").then(() => true), end.then(() => false)]);
    }
  };
  await start();
  return {
    url,
    data,
    pauseReplay: () => ask("select pg_wal_replay_pause()"),
    resumeReplay: () => ask("select pg_wal_replay_resume()"),
    kill: async () => {
      signalAll(data, "SIGKILL");
      await end;
    },
    start,
    stop: async () => {
      child.kill("SIGQUIT");
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
