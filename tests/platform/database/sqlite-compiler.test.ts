import { expect, it } from "vitest";
import { freshSqlite } from "../../support/databases/databases.ts";

it("hides values from SQLite's planner, but for limits, words of a state and empty ones", async () => {
  const { db } = await freshSqlite();
  const { sql, parameters } = db
    .selectFrom("bank_transactions")
    .select("id")
    .where("business_id", "=", "b-1")
    .where("state", "=", "waiting")
    .where("reference", "<>", "")
    .where("amount", ">", 0)
    .limit(20)
    .compile();
  expect(sql).toBe(
    `select "id" from "bank_transactions" where "business_id" = +? and "state" = 'waiting' ` +
      `and "reference" <> '' and "amount" > 0 limit 20`,
  );
  expect(parameters).toEqual(["b-1"]);
});

it("writes nothing but words into a statement", async () => {
  const { db } = await freshSqlite();
  const query = db
    .selectFrom("offers")
    .select("id")
    .where("state", "=", "sent' or '1" as "sent");
  expect(query.compile()).toMatchObject({
    sql: `select "id" from "offers" where "state" = +?`,
    parameters: ["sent' or '1"],
  });
  expect(await query.execute()).toEqual([]);
});

it("finds rows by the ids that a query names, not by their business", async () => {
  const { db } = await freshSqlite();
  const named = db
    .selectFrom("invoices")
    .select("id")
    .where("business_id", "=", "b-1")
    .where("id", "in", ["i-1", "i-2"]);
  expect(named.compile().sql).toBe(
    `select "id" from "invoices" where +"business_id" = +? and "id" in (+?, +?)`,
  );
  const joined = db
    .selectFrom("bookings")
    .innerJoin("invoices", "invoices.id", "bookings.holder_id")
    .select("invoices.id")
    .where("bookings.business_id", "=", "b-1")
    .where("invoices.id", "in", ["i-1"]);
  expect(joined.compile().sql).toContain(`where "bookings"."business_id" = +?`);
  const states = db
    .selectFrom("invoices")
    .select("id")
    .where("business_id", "=", "b-1")
    .where("state", "in", ["sent"]);
  expect(states.compile().sql).toContain(`where "business_id" = +?`);
});
