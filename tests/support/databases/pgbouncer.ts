import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../server/free-port.ts";
import { ended } from "../server/processes.ts";

/** Whether this machine has the pooler; it is not an npm package. */
export const hasPgbouncer = spawnSync("pgbouncer", ["--version"]).status === 0;

export interface Pooler {
  /** The address of the database through the pooler. */
  url: string;
  /** Ends it without a warning; `start` brings it back on the same port. */
  kill(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * PgBouncer in transaction mode.
 * @param url of a database
 * @param connections to the server
 */
export async function startPgbouncer(url: string, connections = 2): Promise<Pooler> {
  const { port, hostname, username, password, pathname } = new URL(url);
  const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-pgbouncer-"));
  chmodSync(folder, 0o755);
  const listen = await freePort();
  const users = path.join(folder, "users.txt");
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o644 });
  const settings = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    [
      "[databases]",
      `* = host=${hostname} port=${port}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${listen}`,
      "unix_socket_dir =",
      "auth_type = plain",
      `auth_file = ${users}`,
      "pool_mode = transaction",
      `default_pool_size = ${connections}`,
      "max_client_conn = 200",
    ].join("\n"),
    { mode: 0o644 },
  );
  const asNobody = process.getuid?.() === 0 ? ["--user", "nobody"] : [];
  let child: ChildProcess;
  let end: Promise<unknown>;
  const start = () => {
    child = spawn("pgbouncer", [...asNobody, settings], { stdio: "ignore" });
    end = ended(child);
  };
  const kill = async () => {
    child.kill("SIGKILL");
    await end;
  };
  start();
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${listen}${pathname}`,
    kill,
    start,
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
