import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { openDatabase } from "#app/platform/database/db.server.ts";

const POSTGRES = inject("postgresUrl");

it.runIf(POSTGRES)("goes on after the database has closed its idle connections", async () => {
  const [ours, other] = [openDatabase(`${POSTGRES}/postgres`), openDatabase(`${POSTGRES}/postgres`)];
  const pidOf = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(ours.db)).rows[0]!.pid;
  const pid = await pidOf();
  await sql`select pg_terminate_backend(${pid}::int, 5000)`.execute(other.db);
  await expect.poll(pidOf).not.toBe(pid);
  await ours.db.destroy();
  await other.db.destroy();
});
