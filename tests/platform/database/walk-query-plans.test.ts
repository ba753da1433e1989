import { expect, it, onTestFinished } from "vitest";
import { ROW_LIVES } from "#app/platform/database/schema/lives.ts";
import { onNewDatabaseOfDay } from "../../support/databases/databases.ts";
import { TABLES } from "../../support/databases/fill-tables.ts";
import { type WideRead, wideReads } from "../../support/databases/index-use.ts";
import { multiplyRows } from "../../support/databases/multiply-rows.ts";
import { watched } from "../../support/databases/query-plans.ts";
import { walkProduct } from "../../support/databases/walk.ts";

/** Other businesses on Postgres, each with rows like those of the one that was walked through. */
const OTHERS = 100;

/** No statement of the walk touches these: they come with settings, a hand-over, or an upgrade. */
const UNTOUCHED: string[] = ["last_writes", "result_turns", "stored_objects", "tax_entries"];

/** Statements that look at all businesses on purpose, and why; SQLite has them all. */
const ON_PURPOSE: [statement: RegExp, why: string][] = [
  [/^select \* from "jobs" where "state"/, "the queue of all"],
  [/^update "jobs" set "payload" = .* where "state" = .* and "finished_at"/, "done jobs of all, once a day"],
  [/^delete from "jobs" where "name" = /, "of the test, not of the product"],
  [/^select distinct "business_id" as "businessId" from "vat_methods" /, "begin today, of all"],
  [/^select "series"\."id", .* "businesses"\."clock_days" = /, "what is due today, of all"],
  [/^select "series"\."id", .* "businesses"\."id" = /, "what is due today is few, of all too"],
  [
    /^select distinct "invoices"\."business_id" .* "businesses"\."clock_days" = /,
    "who has overdue ones, daily",
  ],
  [/^select "business_id" from "api_requests" group by /, "who has too many, daily"],
  [/^select \* from "online_payments" where "state" = .* "expires_at" < /, "what was begun and not ended"],
  [/^select distinct "business_id" from "memberships"/, "all businesses with several people, in pages"],
  [/^select "id" from "businesses" where "sealed_until" < /, "accounts whose time is over"],
  [/^select "id" from "businesses" where "data_until" <= /, "accounts that can be downloaded no longer"],
  [/^select "id", "clock_days" from "businesses" where "clock_days" > /, "sandboxes on a day of their own"],
  [/^delete from "business_changes" where /, "counts of businesses that are gone, daily"],
  [/^select "id", "clock_days", "sandbox_name" .* where "sandbox_of" = /, "sandboxes of the one business"],
  [/^select "id" from "payment_providers" limit /, "whether there is any"],
  [/^select "id" from "security_events" where "held_email" = /, "an address that somebody gave up, of few"],
];

/** The purge looks for what is over in all businesses. */
function isPurge({ table, lead, text }: WideRead): boolean {
  const { overTime } = ROW_LIVES[table as keyof typeof ROW_LIVES];
  if (overTime === "stays" || !/^select "id" from "\w+" where [^,]+ limit .+$/.test(text)) return false;
  return overTime.some((until) => until.column === lead || ("state" in until && lead === "state"));
}

onNewDatabaseOfDay((open) => {
  it("no statement of any call, screen or job reads rows of other businesses to find its own", async () => {
    const opened = await open();
    const database = watched(opened);
    await walkProduct(database, opened.db, onTestFinished);
    const isPostgres = opened.dialect.title === "Postgres";
    if (isPostgres) await multiplyRows(opened.db, OTHERS);
    const plans = await database.plans();
    const touched = (table: string) => plans.some(({ text }) => text.includes(`"${table}"`));
    expect(plans.length).toBeGreaterThan(400);
    expect(TABLES.filter((table) => !touched(table)).toSorted()).toEqual(UNTOUCHED);
    const wide = (await wideReads(opened, plans)).filter((read) => !isPurge(read));
    // With few rows, Postgres may prefer another index that it could use as well.
    const found = isPostgres ? wide.filter(({ index }) => index === null) : wide;
    const reasonFor = ({ text }: WideRead) => ON_PURPOSE.find(([statement]) => statement.test(text));
    expect(found.filter((read) => !reasonFor(read))).toEqual([]);
    const stale = ON_PURPOSE.filter((exception) => !found.some((read) => reasonFor(read) === exception));
    if (!isPostgres) expect(stale).toEqual([]);
  });
});
