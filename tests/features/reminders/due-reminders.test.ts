import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { dueReminders, latestBankFile } from "#app/features/money/reminders/run/due-reminders.server.ts";
import { nextReminder } from "#app/features/money/reminders/run/next-reminder.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { reminderStanding } from "#app/features/money/reminders/run/remindable.server.ts";
import { neverRemind } from "#app/features/money/reminders/stops.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { copyInvoice } from "../../support/invoices/copy-invoice.ts";
import { freshSqlite, onEachDatabase, onEachNewDatabase } from "../../support/databases/databases.ts";
import { watched } from "../../support/databases/query-plans.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

async function dueIn(ctx: UserContext): Promise<string[]> {
  const found: string[] = [];
  for await (const batch of dueReminders(ctx, await findReminderSettings(ctx)))
    found.push(...batch.map(({ invoiceId, level }) => `${invoiceId} ${level}`));
  return found.toSorted();
}

/** The same by the pure rule, one invoice after the other. */
async function dueByRule(ctx: UserContext, invoices: Standing[]): Promise<string[]> {
  const settings = await findReminderSettings(ctx);
  const facts = { today: ctx.today, lastBankFile: await latestBankFile(ctx) };
  const found: string[] = [];
  for (const invoice of invoices) {
    const { level, reason } = nextReminder(invoice, settings, facts);
    if (!reason) found.push(`${invoice.id} ${level}`);
  }
  return found.toSorted();
}

type Standing = Awaited<ReturnType<typeof standings>>[number];

async function standings(ctx: UserContext) {
  const rows = await ctx.db.selectFrom("invoices").select("id").where("archived_at", "is", null).execute();
  const found = [];
  for (const { id } of rows)
    found.push({ ...(await findInvoice(ctx, id)), ...(await reminderStanding(ctx, id)) });
  return found;
}

/** Gives the last letter of each invoice a term; every fifth one is long, and some end today. */
async function giveTerms(ctx: UserContext): Promise<void> {
  const rows = await ctx.db
    .selectFrom("invoices")
    .select(["id", "reminded_level", "reminded_on"])
    .where("reminded_level", "in", [1, 2, 3])
    .where("reminded_on", "is not", null)
    .orderBy("id")
    .execute();
  for (const [index, { id, reminded_level: level, reminded_on: day }] of rows.entries()) {
    const due_until = index % 5 === 0 ? addDays(ctx.today, (index % 3) - 1) : addDays(day ?? "", 10);
    await ctx.db
      .insertInto("reminders")
      .values({
        id: ctx.newId(),
        business_id: ctx.businessId,
        invoice_id: id,
        level: level as Level,
        state: "ready",
        created_on: day ?? "",
        due_until,
        open_amount: 1,
        interest: 0,
        interest_days: 0,
        fee: 0,
        fee_vat: "[]",
        amount_claimed: 1,
        language: "de",
        delivery_id: null,
        sha256: "",
        bytes: Buffer.from(""),
        created_at: ctx.now.toISOString(),
      })
      .execute();
  }
}

onEachDatabase((open) => {
  it("the database finds what the rule says, whatever stands in the way", async () => {
    const ctx = await member(testPlatform(await open()));
    const { id: clientId } = await createClient(ctx, clientInput());
    await neverRemind(ctx, clientId, true);
    const id = await invoiceWith(ctx, "overdue");
    await copyInvoice(ctx, id, 150);
    const rows = await ctx.db.selectFrom("invoices").select("id").orderBy("id").execute();
    const day = (index: number, spread: number) => addDays(ctx.today, -(index % spread));
    for (const [index, { id }] of rows.entries())
      await ctx.db
        .updateTable("invoices")
        .set({
          due_date: day(index * 7, 45),
          settled: index % 14 === 3 ? 64_849 : index % 11 === 0 ? 64_800 : 0,
          charged: index % 14 === 3 ? 20_00 : 0,
          state: index % 13 === 0 ? "written_off" : "sent",
          reminded_level: index % 5,
          reminded_on: index % 5 === 0 || index % 17 === 0 ? null : day(index * 3, 40),
          disputed_note: index % 9 === 0 ? "no" : "",
          reminders_paused_until: index % 8 === 0 ? addDays(ctx.today, (index % 3) - 1) : null,
          client_id: index % 6 === 0 ? clientId : null,
          archived_at: index % 19 === 0 ? ctx.now.toISOString() : null,
        })
        .where("id", "=", id)
        .execute();
    await giveTerms(ctx);
    const invoices = await standings(ctx);
    const found: string[][] = [];
    for (const changes of [
      {},
      { includePast: false },
      { minimumAmount: 700 },
      { bankFileDays: 3 },
      { mode: "off" },
    ]) {
      await remindBy(ctx, { mode: "off" });
      await remindBy(ctx, { mode: "suggest", ...changes });
      found.push(await dueIn(ctx));
      expect(found.at(-1)).toEqual(await dueByRule(ctx, invoices));
    }
    const [all = [], recent = [], larger = [], ...none] = found;
    expect(new Set(all.map((entry) => entry.at(-1)))).toEqual(new Set(["1", "2", "3"]));
    expect(recent.length).toBeLessThan(all.length);
    expect([larger, ...none]).toEqual([[], [], []]);
  });
});

onEachNewDatabase((open) => {
  it("no step goes through a whole table or sorts it", async () => {
    const database = watched(await open());
    const ctx = await member(testPlatform(database));
    await copyInvoice(ctx, await invoiceWith(ctx, "overdue"), 60);
    await ctx.db.updateTable("invoices").set({ due_date: "2026-10-01" }).execute();
    await remindBy(ctx);
    await database.fullScans();
    expect(await dueIn(ctx)).toHaveLength(61);
    expect(await database.fullScans()).toEqual([]);
    await dueIn(ctx);
    expect(await database.sorts()).toEqual([]);
  });
});

it("each step begins where the one before ended, however many invoices a business has", async () => {
  const database = watched(await freshSqlite());
  const ctx = await member(testPlatform(database));
  await invoiceWith(ctx, "overdue", { issueDate: "2026-09-01", dueDate: "2026-10-01" });
  await remindBy(ctx);
  await database.searches();
  await dueIn(ctx);
  const searches = (await database.searches()).filter((step) =>
    /^SEARCH invoices .*"reminded_level"/s.test(step),
  );
  const place = /invoices_reminded \(business_id=\? AND reminded_level=\? AND (.*,id\)>)/;
  const after = searches.map((step) => place.exec(step)?.[1]);
  const later = "(reminded_on,due_date,id)>";
  expect(after).toEqual([later, later, "reminded_on=? AND (due_date,id)>"]);
});
