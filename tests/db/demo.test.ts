import { afterAll, expect, it, vi } from "vitest";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { DEMO_EMAIL, languageOnEntry } from "#app/features/people/accounts/demo-account.server.ts";
import { checkBooks } from "#db/doctor/books-check.ts";
import { announceDemo, registerDemo } from "#db/demo.ts";
import { fillDemo } from "#db/demo-year.ts";
import { seed } from "#db/seed.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { onPlaceOfDay } from "../support/databases/places.ts";
import { member, testPlatform, visitor } from "../support/platform.ts";
import { openDatabase } from "#app/platform/database/db.server.ts";

afterAll(() => closeBankFilePool());

const DAY = 24 * 60 * 60 * 1000;

it("a second seed says in one line what to do", async () => {
  const platform = testPlatform(await freshSqlite());
  await registerDemo(platform, "quer-durch-bern");
  await expect(seed(platform)).rejects.toThrow(EnvError);
  await expect(seed(platform)).rejects.toThrow(/^demo@.* has an account here already\. Sign in .*[^\n]$/);
});

it("a copy that is closed to strangers starts without a demo account", async () => {
  const platform = testPlatform(await freshSqlite(), { REGISTRATION: "closed" });
  await announceDemo(platform);
  expect(await platform.database.db.selectFrom("users").select("id").execute()).toEqual([]);
  await expect(seed(platform)).rejects.toThrow(/^REGISTRATION: /);
});

it.each([
  ["in the middle of a month", 0],
  ["on the first of a month", 10 * DAY],
])("the demo account has lively payments %s", async (_, later) => {
  const platform = testPlatform(await freshSqlite());
  platform.pass(later);
  await fillDemo(platform, await registerDemo(platform, "quer-durch-bern"));
  const { db } = platform.database;
  const payments = await db
    .selectFrom("payments")
    .select(["state", "source", "paid_on", "amount", "allocated"])
    .execute();
  const fromBank = payments.filter(({ source }) => source === "bank");
  expect(fromBank.map(({ state }) => state).sort()).toEqual([
    ...["booked", "booked", "proposed", "proposed", "unassigned"],
  ]);
  const month = new Date(platform.now()).toISOString().slice(0, 7);
  expect(fromBank.filter(({ paid_on }) => !paid_on.startsWith(month))).toEqual([]);
  const credits = payments.filter(({ state, amount, allocated }) => state === "booked" && amount > allocated);
  expect(credits.map(({ amount, allocated }) => amount - allocated)).toEqual([20_00]);
  const partlyPaid = db.selectFrom("invoices").select("number").where("paid_on", "is", null);
  expect(await partlyPaid.where("settled", ">", 0).execute()).toHaveLength(2);
  for (const [table, count] of [
    ["catalogue_items", 4],
    ["templates", 2],
    ["series", 1],
    ["reminders", 1],
    ["vat_methods", 1],
    ["expenses", 6],
  ] as const)
    expect(await db.selectFrom(table).select("id").execute(), table).toHaveLength(count);
  const closed = db.selectFrom("tax_periods").select("id").where("state", "=", "closed");
  expect(await closed.execute()).toHaveLength(6);
  expect(await checkBooks(platform.database)).toMatchObject({ level: "ok" });
});

it("the demo account speaks as its visitor does, and no other account changes", async () => {
  const platform = testPlatform(await freshSqlite());
  await registerDemo(platform, "quer-durch-bern");
  await member(platform);
  const ctx = visitor(platform, "fr");
  const enter = (email: string) => languageOnEntry(ctx, { email, language: "en" });
  expect([await enter(DEMO_EMAIL), await enter("someone@else.example")]).toEqual(["fr", "en"]);
  const users = await platform.database.db.selectFrom("users").select("language").orderBy("id").execute();
  expect(users).toEqual([{ language: "fr" }, { language: "en" }]);
});

onPlaceOfDay((place) => {
  it("of two processes that start on an empty database at once, one makes the demo account", async () => {
    const said = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { url, database } = await place();
    const platforms = [testPlatform(database), testPlatform(openDatabase(url))];
    await Promise.all(platforms.map(announceDemo));
    expect(said.mock.calls.map(([text]) => String(text).split(":")[0])).toEqual(["Demo sign-in"]);
    said.mockRestore();
  });
});
