import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import type { CamtDetails } from "../../support/camt.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { addDays } from "#app/swiss/dates.ts";
import { later, makePro, member, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";
import { eventTypes } from "../../support/event-types.ts";

/** It waits, and is booked once a person has said so. */
const NEWLY_BOOKED = ["payment.created", "payment.received"];

const DAY = 24 * 60 * 60_000;

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

onDatabaseOfDay((open) => {
  /** An invoice over 100.00 whose letter charges a fee of 20.00. */
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    await remindBy(ctx, {
      levels: [10, 20, 30].map((daysAfter) => ({ daysAfter, newTermDays: 10, fee: 20 })),
    });
    const invoice = await sentInvoice(ctx, 100, LATE);
    await createReminder(ctx, invoice.id, { level: 1 });
    return { platform, ctx, ...invoice };
  }

  let files = 0;

  async function pay(
    ctx: UserContext,
    amount: string,
    detail: CamtDetails,
    currency?: string,
    day = ctx.today,
  ) {
    const days = { bookedOn: day, valueOn: day };
    const entry = { ...days, amount, ref: `E${files}`, details: [detail], ...(currency ? { currency } : {}) };
    const { results } = await importEntries(ctx, [entry], { messageId: `MSG-${files++}` });
    return results[0]!.payment!;
  }

  it("whoever pays the rows alone has settled them, and the fee stays open", async () => {
    const { ctx, id, reference } = await start();
    expect(await pay(ctx, "100.00", { reference })).toMatchObject({
      state: "booked",
      reason: "reference_rows",
    });
    const { allocations, charged, status } = await findInvoice(ctx, id);
    expect(allocations.map(({ kind, amount }) => [kind, amount])).toEqual([["payment", 100_00]]);
    expect([charged, status]).toEqual([20_00, "overdue"]);
    expect(await pay(ctx, "20.00", { reference })).toMatchObject({ state: "booked", reason: "reference" });
    expect((await findInvoice(ctx, id)).status).toBe("paid");
  });

  it("money from before the letter settles all that was due then", async () => {
    const { ctx, id } = await start();
    const { number } = await findInvoice(ctx, id);
    const before = addDays(ctx.today, -1);
    const payment = await pay(ctx, "100.00", { texts: [number] }, "CHF", before);
    expect(payment).toMatchObject({ state: "proposed", reason: "number" });
    const { id: paymentId } = await ctx.db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
    await confirmPayments(ctx, [paymentId]);
    const { allocations, charged, status } = await findInvoice(ctx, id);
    expect(allocations.map(({ kind, amount }) => [kind, amount])).toEqual([["payment", 100_00]]);
    expect([charged, status]).toEqual([0, "paid"]);
  });

  it("the letter of another invoice says nothing of when this one's charged", async () => {
    const { platform, ctx } = await start();
    platform.pass(5 * DAY);
    const now = later(ctx);
    const { id, number } = await sentInvoice(now, 100, LATE);
    await createReminder(now, id, { level: 1 });
    const payment = await pay(now, "100.00", { texts: [number] }, "CHF", addDays(ctx.today, 2));
    expect(payment).toMatchObject({ state: "proposed", reason: "number" });
  });

  it("what is paid of the fee already is no part of what stays open", async () => {
    const { ctx, id, reference } = await start();
    await recordPayment(ctx, id, { amount: 5_00, note: "" });
    expect(await pay(ctx, "100.00", { reference })).toMatchObject({ reason: "reference_rows" });
  });

  it("each payment that is booked by the bank's file or by a person is told to whoever listens", async () => {
    const { ctx, reference, id } = await start();
    await webhookOf(ctx, "https://hooks.example.ch/rappen", {
      events: ["payment.received", "payment.reversed"],
    });
    await pay(ctx, "50.00", { reference });
    const proposed = await ctx.db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
    await confirmPayments(ctx, [proposed.id]);
    const waiting = await pay(ctx, "7.00", {});
    await assignPayment(ctx, waiting.id, id);
    const other = await sentInvoice(ctx, 75);
    expect(await pay(ctx, "75.00", { reference: other.reference })).toMatchObject({ state: "booked" });
    expect(await told(ctx)).toEqual([...NEWLY_BOOKED, ...NEWLY_BOOKED, "payment.received"]);
  });

  it("money in another currency that fits nothing is worth nothing until somebody assigns it", async () => {
    const { ctx } = await start();
    expect(await pay(ctx, "70.00", {}, "EUR")).toMatchObject({ state: "unassigned", amount: 0 });
  });
});

async function told(ctx: UserContext): Promise<string[]> {
  return (await eventTypes(ctx)).filter((type) => type.startsWith("payment."));
}
