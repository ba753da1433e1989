import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "../server/free-port.ts";
import { ended } from "../server/processes.ts";

/** Whether this machine has the pooler; it is not an npm package. */
export const hasPgbouncer = spawnSync("pgbouncer", ["--version"]).status === 0;

/**
 * PgBouncer in transaction mode with two connections to the server, until the test ends.
 * @param url of a database @returns the address of that database through the pooler
 */
export async function startPgbouncer(url: string): Promise<string> {
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
      "default_pool_size = 2",
      "max_client_conn = 200",
    ].join("\n"),
    { mode: 0o644 },
  );
  const asNobody = process.getuid?.() === 0 ? ["--user", "nobody"] : [];
  const child = spawn("pgbouncer", [...asNobody, settings], { stdio: "ignore" });
  const end = ended(child);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await end;
  });
  return `postgres://${username}:${password}@127.0.0.1:${listen}${pathname}`;
}
