import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, inject, it, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { type RunningPostgres, startPostgres } from "../../support/databases/start-postgres.ts";
import { isOfDay } from "../../support/choice-of-day.ts";

const AWAY = { code: "server.database_away", retryAfter: 5 };
const onPostgres = it.runIf(inject("postgresUrl"));
const onSomeDays = it.runIf(inject("postgresUrl") && isOfDay("a frozen database"));

let server: RunningPostgres;
beforeAll(async () => {
  if (inject("postgresUrl")) server = await startPostgres();
});
afterAll(() => server?.stop());

let database: Database;
beforeEach(() => {
  if (!server) return;
  database = openDatabase(`${server.url}/postgres`, { poolSize: 5 });
  onTestFinished(() => database.db.destroy());
});

onPostgres("connections that break fail the work on them, and nothing else", async () => {
  const atWork = Promise.allSettled(Array.from({ length: 5 }, () => sleep(database)));
  const waiting = Array.from({ length: 20 }, () => answers(database));
  const other = openDatabase(`${server.url}/postgres`);
  onTestFinished(() => other.db.destroy());
  await untilAsleep(other, 5);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'`.execute(
    other.db,
  );
  for (const outcome of await atWork) expect(outcome).toMatchObject({ reason: AWAY });
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 20 }, () => true));
});

onPostgres("a restart of the database is outlived: away in between, then everything goes on", async () => {
  const atWork = sleep(database);
  const failed = expect(atWork).rejects.toMatchObject(AWAY);
  expect(await answers(database)).toBe(true);
  await server.shutDown();
  await failed;
  await expect(answers(database)).rejects.toMatchObject(AWAY);
  const patient = database.dialect.outlasting(60_000, () => answers(database));
  await server.start();
  expect(await patient).toBe(true);
  expect(await answers(database)).toBe(true);
});

onPostgres("a database that is killed recovers, and the work goes on", async () => {
  expect(await answers(database)).toBe(true);
  await server.kill();
  await expect(answers(database)).rejects.toMatchObject(AWAY);
  await server.start();
  expect(await database.dialect.outlasting(60_000, () => answers(database))).toBe(true);
});

onSomeDays("a frozen database keeps nobody waiting without end", async () => {
  const atWork = Array.from({ length: 5 }, () => sleep(database, 0.2));
  await Promise.all(atWork);
  server.freeze();
  onTestFinished(() => server.thaw());
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => answers(database)));
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: AWAY });
  server.thaw();
  expect(await database.dialect.outlasting(60_000, () => answers(database))).toBe(true);
});

onPostgres("a commit whose answer is lost is said to be unknown, never done", async () => {
  const { db } = database;
  await sql`create table slow_commit (id int)`.execute(db);
  await sql`create function wait_long() returns trigger language plpgsql as
    'begin perform pg_sleep(60); return null; end'`.execute(db);
  await sql`create constraint trigger slow after insert on slow_commit deferrable initially deferred
    for each row execute function wait_long()`.execute(db);
  const writing = db.transaction().execute((db) => sql`insert into slow_commit values (1)`.execute(db));
  const told = expect(writing).rejects.toMatchObject({ code: "server.outcome_unknown" });
  await expect.poll(() => terminate(database, "commit")).toBe(1);
  await told;
});

onPostgres("statements have limits of time, and work with a longer timeout longer ones", async () => {
  const limits = async () => {
    const { rows } = await sql<{ limits: string }>`select concat_ws(' ', current_setting('lock_timeout'),
      current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')) as limits`.execute(
      database.db,
    );
    return rows[0]?.limits;
  };
  expect(await limits()).toBe("10s 30s 1min");
  const { dialect, db } = database;
  const inside = () =>
    db.transaction().execute(async (db) => {
      const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db);
      return rows[0]?.lock_timeout;
    });
  expect(await inside()).toBe("10s");
  expect(await dialect.withWriteTimeout(60_000, inside)).toBe("1min");
  expect(await inside()).toBe("10s");
});

async function answers({ db }: Database): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  return rows[0]?.one === 1;
}

async function sleep({ db }: Database, seconds = 60): Promise<void> {
  await sql`select pg_sleep(${seconds})`.execute(db);
}

async function untilAsleep({ db }: Database, count: number): Promise<void> {
  const asleep = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity where query like 'select pg_sleep%'`.execute(
      db,
    );
    return rows.length;
  };
  await expect.poll(asleep).toBe(count);
}

/** @returns how many connections were at that statement and were ended */
async function terminate({ db }: Database, statement: string): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query = ${statement} and state = 'active'
  `.execute(db);
  return rows.length;
}
