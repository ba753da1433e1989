import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { dataExportSchema } from "#app/features/front/exports/data-export.schema.ts";
import { findExportSize } from "#app/features/front/exports/export-size.server.ts";
import { readsMayLag, type UserContext, withUser } from "#app/platform/context.server.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { checkReplica } from "../../../../db/doctor/replica-check.ts";
import { migrate } from "../../../../db/migrate.ts";
import { type RunningPostgres, startPostgres } from "../../../support/databases/start-postgres.ts";
import { type Standby, startStandby } from "../../../support/databases/standby.ts";
import { clientInput } from "../../../support/invoices/client-input.ts";
import { member, testPlatform, visitor } from "../../../support/platform.ts";

const HAS_POSTGRES = inject("postgresUrl") !== null;

let primary: RunningPostgres;
let standby: Standby;
const ends: (() => Promise<void>)[] = [];

/** Each is a process of its own, as far as the databases can tell. */
const startedProcess = () => testPlatform(opened(), {}, (end) => void ends.push(end));

function opened(): Database {
  return openDatabase(`${primary.url}/rappen`, { replicaUrl: `${standby.url}/rappen`, poolSize: 4 });
}

const inOtherProcess = (ctx: UserContext) => withUser(visitor(startedProcess()), ctx);

async function isAnsweredByReplica(ctx: UserContext): Promise<boolean> {
  const { db } = await readsMayLag(ctx);
  const { rows } = await sql<{ answer: boolean }>`select pg_is_in_recovery() as answer`.execute(db);
  return rows[0]?.answer ?? false;
}

const customers = (ctx: UserContext) =>
  findExportSize(ctx, dataExportSchema.parse({ format: "csv", includeCustomers: "true" }));

const levelOf = async () => {
  const database = opened();
  return (await checkReplica(database).finally(() => database.db.destroy())).level;
};

beforeAll(async () => {
  if (!HAS_POSTGRES) return;
  primary = await startPostgres();
  await primary.createDatabase("rappen");
  const database = openDatabase(`${primary.url}/rappen`);
  await migrate(database);
  await database.db.destroy();
  standby = await startStandby(primary);
});

afterAll(async () => {
  for (const end of ends) await end();
  await standby?.stop();
  await primary?.stop();
});

it.runIf(HAS_POSTGRES)(
  "whoever has written is answered by the primary until the replica has it",
  async () => {
    const platform = startedProcess();
    const writer = await member(platform);
    const other = await member(platform, { email: "other@example.ch" });
    await expect.poll(() => isAnsweredByReplica(writer)).toBe(true);
    await expect.poll(() => isAnsweredByReplica(other)).toBe(true);

    await standby.pauseReplay();
    await createClient(writer, clientInput());
    expect([await isAnsweredByReplica(writer), await isAnsweredByReplica(other)]).toEqual([false, true]);
    expect(await customers(writer), "in the process that wrote").toBe(1);
    expect(await customers(inOtherProcess(writer)), "in another one").toBe(1);
    await writer.transaction(async (ctx) => {
      await ctx.db.deleteFrom("clients").where("business_id", "=", ctx.businessId).execute();
      expect(await customers(ctx), "inside its transaction").toBe(0);
    });
    expect(await customers(writer)).toBe(0);

    await standby.resumeReplay();
    await expect.poll(() => isAnsweredByReplica(writer)).toBe(true);
    expect(await customers(writer)).toBe(0);
    const lagging = await readsMayLag(writer);
    await lagging.transaction(async (ctx) => {
      await createClient(ctx, clientInput());
    });
    expect(await customers(writer), "a transaction is one of the primary").toBe(1);
  },
);

it.runIf(HAS_POSTGRES)("counts who answered what may lag", async () => {
  const settings = { METRICS_TOKEN: "token-of-metrics" };
  const platform = testPlatform(opened(), settings, (end) => void ends.push(end));
  const { metrics } = platform;
  const ctx = await member(platform, { email: "counted@example.ch" });
  const counted = () => metrics?.registry.getSingleMetricAsString("rappen_reads_that_may_lag_total");
  await expect.poll(() => isAnsweredByReplica(ctx)).toBe(true);
  expect(await counted()).toMatch(/\{by="replica"\} 1$/m);
  await standby.pauseReplay();
  await createClient(ctx, clientInput());
  const before = Number(/\{by="database"\} (\d+)$/m.exec((await counted()) ?? "")?.[1]);
  expect(await isAnsweredByReplica(ctx)).toBe(false);
  await standby.resumeReplay();
  expect(await counted()).toContain(`{by="database"} ${before + 1}`);
});

it.runIf(HAS_POSTGRES)("a write is noted although the connection breaks that notes it", async () => {
  const writer = await member(startedProcess(), { email: "cut@example.ch" });
  const database = opened();
  ends.push(() => database.db.destroy());
  await expect.poll(() => isAnsweredByReplica(inOtherProcess(writer))).toBe(true);
  await sql`create sequence notes`.execute(database.db);
  await sql`create function break_first_note() returns trigger language plpgsql as $$ begin
    if nextval('notes') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
    return new; end $$`.execute(database.db);
  await sql`create trigger break_first_note before insert on last_writes
    for each row execute function break_first_note()`.execute(database.db);
  await standby.pauseReplay();
  await createClient(writer, clientInput());
  const { rows } = await sql<{ last: number }>`select last_value as last from notes`.execute(database.db);
  expect(rows[0]?.last).toBeGreaterThanOrEqual(2);
  expect(await customers(inOtherProcess(writer))).toBe(1);
  await standby.resumeReplay();
  await sql`drop trigger break_first_note on last_writes`.execute(database.db);
});

it.runIf(HAS_POSTGRES)(
  "the primary answers while the replica is away, in the middle of a read too",
  async () => {
    const ctx = await member(startedProcess(), { email: "third@example.ch" });
    await expect.poll(() => isAnsweredByReplica(ctx)).toBe(true);
    expect(await levelOf()).toBe("ok");
    const reader = await readsMayLag(ctx);
    await standby.stop();
    expect(await customers({ ...ctx, db: reader.db })).toBe(0);
    expect(await isAnsweredByReplica(ctx)).toBe(false);
    expect(await levelOf()).toBe("fail");
  },
);
