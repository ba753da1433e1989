import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { up } from "#db/migrations/0047_ledger.ts";
import { up as nameMoved } from "#db/migrations/0053_amounts_that_moved.ts";
import { checkBooks } from "#db/doctor/books-check.ts";
import { findInvoice } from "#app/features/invoices/document/invoices.server.ts";
import { recordPayment } from "#app/features/payments/record-payment.server.ts";
import { writeOff } from "#app/features/payments/write-off.server.ts";
import { createReminder } from "#app/features/reminders/create-reminder.server.ts";
import {
  type StandingClaim,
  standingClaims,
  waiveClaim,
} from "#app/features/reminders/open-claims.server.ts";
import { amountDue } from "#app/features/ledger/amount-due.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../support/databases/databases.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../support/platform.ts";
import { remindBy } from "../support/reminders/reminder-rules.ts";

const TOTAL = 648_49;

onEachDatabase((open) => {
  it("every invoice owes what it owed, or its history says why it owes what its last letter claims", async () => {
    const database = await open();
    const ctx = await member(testPlatform(database));
    await makePro(ctx);
    await remindBy(ctx);
    const reminded = await lateInvoice(ctx, 3);
    const waived = await lateInvoice(ctx, 3);
    await waiveClaim(ctx, waived, { ...(await claimOf(ctx, waived)), kind: "fee" });
    const paid = await lateInvoice(ctx, 3);
    const untouched = await lateInvoice(ctx);

    await asBefore(ctx);
    await recordBefore(ctx, paid);
    await up(ctx.db as Kysely<unknown>);
    await nameMovedAsThen(ctx);
    await nameMovedAsThen(ctx);

    const moved = await ctx.db
      .selectFrom("history")
      .select(["invoice_id", "data"])
      .where("event", "=", "invoice.claims_charged")
      .orderBy("invoice_id")
      .execute();
    expect(moved).toEqual([
      { invoice_id: reminded, data: '{"amount":"2450"}' },
      { invoice_id: waived, data: '{"amount":"450"}' },
    ]);
    const dueOf = async (id: string) => amountDue(await findInvoice(ctx, id));
    expect(await dueOf(reminded)).toBe(TOTAL + 4_50 + 20_00);
    expect(await dueOf(waived)).toBe(TOTAL + 4_50);
    expect(await dueOf(untouched)).toBe(TOTAL);
    expect(await findInvoice(ctx, paid)).toMatchObject({ status: "paid", charged: 0 });
    expect(await dueOf(paid)).toBe(0);
    expect(standingClaims(await findInvoice(ctx, paid))).toEqual([]);
    expect(await checkBooks(database)).toMatchObject({ level: "ok" });
    await recordPayment(ctx, reminded, { amount: TOTAL + 24_50, note: "" });
    expect(await findInvoice(ctx, reminded)).toMatchObject({ status: "paid" });
  });
});

onEachDatabase((open) => {
  it("what was written off up to 5 % or CHF 5 beside money counts as paid since, a larger rest does not", async () => {
    const ctx = await member(testPlatform(await open()));
    const closed = async (rest: number) => {
      const id = await lateInvoice(ctx);
      if (rest < TOTAL)
        await recordPayment(ctx, id, { amount: TOTAL - rest, note: "", paidOn: "2026-11-03" });
      await writeOff(ctx, id, { reason: "Rest" });
      return id;
    };
    const small = await closed(32_42);
    const large = await closed(32_43);
    const all = await closed(TOTAL);
    await ctx.db.updateTable("invoices").set({ state: "written_off", paid_on: null }).execute();
    await nameMovedAsThen(ctx);
    expect(await findInvoice(ctx, small)).toMatchObject({ status: "paid", paidOn: ctx.today });
    expect((await findInvoice(ctx, large)).status).toBe("written_off");
    expect((await findInvoice(ctx, all)).status).toBe("written_off");
    await ctx.db.updateTable("invoices").set({ state: "written_off", paid_on: null }).execute();
    await ctx.db.updateTable("businesses").set({ rest_counts_as_paid: 0 }).execute();
    await nameMovedAsThen(ctx);
    expect((await findInvoice(ctx, small)).status).toBe("written_off");
  });
});

async function lateInvoice(ctx: UserContext, level?: 3): Promise<string> {
  const id = await invoiceWith(ctx, "sent", { issueDate: "2026-09-01", dueDate: "2026-10-01" });
  if (level) await createReminder(ctx, id, { level });
  return id;
}

async function claimOf(ctx: UserContext, id: string) {
  const [{ reminderId }] = standingClaims(await findInvoice(ctx, id)) as [StandingClaim];
  return { reminderId };
}

/** The schema that the migration meets. */
async function asBefore({ db }: UserContext): Promise<void> {
  await db.schema.dropTable("invoice_charges").execute();
  await db.schema.dropIndex("invoices_newest").execute();
  await db.schema.alterTable("invoices").dropColumn("charged").execute();
  await db.schema
    .createIndex("invoices_newest")
    .on("invoices")
    .columns(["business_id", "issue_date", "id"])
    .execute();
}

/** As the version before booked a payment of the rows alone: the invoice is paid. */
async function recordBefore(ctx: UserContext, id: string): Promise<void> {
  const payment = ctx.newId();
  const { businessId: business_id, today: paid_on } = ctx;
  const common = { created_at: ctx.now.toISOString() };
  await ctx.db
    .insertInto("payments")
    .values({
      ...common,
      id: payment,
      business_id,
      state: "booked",
      source: "manual",
      amount: TOTAL,
      allocated: TOTAL,
      paid_on,
    })
    .execute();
  await ctx.db
    .insertInto("payment_allocations")
    .values({
      ...common,
      id: ctx.newId(),
      invoice_id: id,
      payment_id: payment,
      kind: "payment",
      amount: TOTAL,
      settled_on: paid_on,
    })
    .execute();
  await sql`update invoices set settled = ${TOTAL}, paid_on = ${paid_on} where id = ${id}`.execute(ctx.db);
}

/** Settlements were marked then. */
async function nameMovedAsThen({ db }: UserContext): Promise<void> {
  const table = () => db.schema.alterTable("payment_allocations");
  await table().addColumn("reversed_at", "text").execute();
  await nameMoved(db as Kysely<unknown>);
  await table().dropColumn("reversed_at").execute();
}
