import { expect, it } from "vitest";
import { remindAtMost, runReminders } from "#app/features/money/reminders/run/run-reminders.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { sendingMember, type TestPlatform, testPlatform, visitor } from "../../support/platform.ts";
import { errorLines } from "../../support/read/log-lines.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const MONDAY = 2 * 24 * 60 * 60 * 1000;
const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

async function late(platform: TestPlatform, email: string, count: number, mode: "draft" | "send" = "draft") {
  const ctx = await sendingMember(platform, { email });
  await remindBy(ctx, { mode });
  for (let made = 0; made < count; made++) await invoiceWith(ctx, "overdue", LATE);
  return ctx;
}

async function standing({ database: { db } }: TestPlatform) {
  const reminders = await db.selectFrom("reminders").select("id").execute();
  const jobs = await db.selectFrom("jobs").select("id").where("name", "=", "reminders.run").execute();
  return { reminders: reminders.length, jobs: jobs.length };
}

it("one run writes so many letters, and leaves the rest to a job", async () => {
  const platform = testPlatform(await freshSqlite());
  await late(platform, "anna@example.ch", 2);
  await late(platform, "berta@example.ch", 1);
  platform.pass(MONDAY);
  await remindAtMost(visitor(platform), 1);
  expect(await standing(platform)).toEqual({ reminders: 1, jobs: 1 });
  await platform.database.db.deleteFrom("jobs").execute();
  await remindAtMost(visitor(platform), 3);
  expect(await standing(platform)).toEqual({ reminders: 3, jobs: 0 });
});

it("a business that is left out takes no letter from the others of a run", async () => {
  const platform = testPlatform(await freshSqlite());
  const { user } = await late(platform, "anna@example.ch", 1, "send");
  await late(platform, "berta@example.ch", 1);
  const { db } = platform.database;
  await db.updateTable("users").set({ email_verified_at: null }).where("id", "=", user.id).execute();
  platform.pass(MONDAY);
  await remindAtMost(visitor(platform), 2);
  expect(await standing(platform)).toEqual({ reminders: 1, jobs: 0 });
});

it("a business that may send no more for now waits for the next run", async () => {
  const platform = testPlatform(await freshSqlite(), { RATE_LIMIT_FACTOR: "0.005" });
  await late(platform, "anna@example.ch", 2, "send");
  platform.pass(MONDAY);
  const errors = errorLines(platform);
  await runReminders(visitor(platform));
  expect(await standing(platform)).toEqual({ reminders: 1, jobs: 0 });
  expect(errors()).toEqual([]);
});

it.each([{ sealed_until: "2036-12-31" }, { disabled_at: "2026-11-21" }])(
  "nothing is written, and no failure counted, for a business with %o",
  async (change) => {
    const platform = testPlatform(await freshSqlite());
    const ctx = await late(platform, "anna@example.ch", 1);
    await ctx.db.updateTable("businesses").set(change).execute();
    platform.pass(MONDAY);
    const errors = errorLines(platform);
    await runReminders(visitor(platform));
    expect(await standing(platform)).toEqual({ reminders: 0, jobs: 0 });
    expect(errors()).toEqual([]);
  },
);
