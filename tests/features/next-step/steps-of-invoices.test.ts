import { expect, it } from "vitest";
import { invoiceSteps } from "#app/features/money/next-step/invoice-steps.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { ignorePayment } from "#app/features/money/payments/review/ignore-payment.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { findDueLevels } from "#app/features/money/reminders/screens/run-page.server.ts";
import { disputeInvoice, promisePayment } from "#app/features/money/reminders/stops.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, sendingMember, testPlatform } from "../../support/platform.ts";
import { reportPayment } from "../../support/payments/reported-payment.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

async function stepOf(ctx: UserContext, id: string) {
  const step = (await invoiceSteps(ctx, [id])).get(id);
  return step && [step.action, step.on, step.reason];
}

async function isInRun(ctx: UserContext, id: string): Promise<boolean> {
  return (await findDueLevels(ctx)).levels.has(id);
}

onEachDatabase((open) => {
  it("each invoice of a page has its own step, and those of others have none here", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await remindBy(ctx);
    const young = { ...LATE, dueDate: addDays(ctx.today, -2) };
    const made = {
      draft: await invoiceWith(ctx, "draft"),
      sent: await invoiceWith(ctx, "sent", { dueDate: "2026-12-21" }),
      young: await invoiceWith(ctx, "overdue", young),
      late: await invoiceWith(ctx, "overdue", LATE),
      disputed: await invoiceWith(ctx, "overdue", LATE),
      promised: await invoiceWith(ctx, "overdue", LATE),
      short: await invoiceWith(ctx, "sent", { dueDate: "2026-12-21" }),
      paid: await invoiceWith(ctx, "paid"),
      cancelled: await invoiceWith(ctx, "cancelled"),
    };
    await disputeInvoice(ctx, made.disputed, "Falsche Farbe");
    const promised = addDays(ctx.today, 5);
    await promisePayment(ctx, made.promised, promised);
    await recordPayment(ctx, made.short, { amount: 640_00, note: "" });
    const other = await member(platform, { email: "other@example.ch" });
    const theirs = await invoiceWith(other, "draft");
    const steps = await invoiceSteps(ctx, [...Object.values(made), theirs]);
    const of = Object.entries(made).map(([name, id]) => {
      const { action, on, reason } = steps.get(id)!;
      return [name, action, on, reason];
    });
    expect(of).toEqual([
      ["draft", "send", null, "draft"],
      ["sent", "wait", "2026-12-21", "not_due"],
      ["young", "remind", addDays(young.dueDate, 10), "reminder_not_yet"],
      ["late", "remind", null, "reminder_due"],
      ["disputed", "wait", null, "disputed"],
      ["promised", "wait", promised, "promised"],
      ["short", "writeOffRest", null, "paid_short"],
      ["paid", "none", null, "paid"],
      ["cancelled", "none", null, "cancelled"],
    ]);
    expect(steps.has(theirs)).toBe(false);
    expect(await stepOf(other, theirs)).toEqual(["issue", null, "draft_by_hand"]);
    expect(await invoiceSteps(ctx, [])).toEqual(new Map());
  });

  it("a payment that the bank reported is confirmed before anybody is reminded", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await remindBy(ctx);
    const id = await invoiceWith(ctx, "overdue", LATE);
    const other = await invoiceWith(ctx, "overdue", LATE);
    const payment = await reportPayment(ctx, id);
    expect(await stepOf(ctx, id)).toEqual(["confirmPayment", null, "payment_waiting"]);
    expect(await isInRun(ctx, id)).toBe(false);
    expect(await isInRun(ctx, other)).toBe(true);
    await ignorePayment(ctx, payment);
    expect(await stepOf(ctx, id)).toEqual(["remind", null, "reminder_due"]);
    expect(await isInRun(ctx, id)).toBe(true);
    await confirmPayments(ctx, [await reportPayment(ctx, id)]);
    expect(await stepOf(ctx, id)).toEqual(["remind", null, "reminder_due"]);
  });

  it("money for what is written off or paid is a decision, whichever way the bank named it", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const lost = await invoiceWith(ctx, "written_off");
    const paid = await invoiceWith(ctx, "paid");
    expect(await stepOf(ctx, lost)).toEqual(["none", null, "written_off"]);
    await reportPayment(ctx, lost);
    await reportPayment(ctx, paid, "unassigned");
    expect(await stepOf(ctx, lost)).toEqual(["confirmPayment", null, "paid_after_write_off"]);
    expect(await stepOf(ctx, paid)).toEqual(["reviewPayment", null, "payment_unclear"]);
  });

  it("what never reached its client is sent again, and not reminded of", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await remindBy(ctx);
    const id = await invoiceWith(ctx, "draft", LATE);
    await sendInvoice(ctx, id, {});
    await ctx.db.updateTable("deliveries").set({ state: "failed", error_code: "refused" }).execute();
    expect(await stepOf(ctx, id)).toEqual(["send", null, "not_delivered"]);
    expect(await isInRun(ctx, id)).toBe(false);
    await ctx.db.updateTable("deliveries").set({ state: "sent", error_code: "" }).execute();
    expect(await stepOf(ctx, id)).toEqual(["remind", null, "reminder_due"]);
    expect(await isInRun(ctx, id)).toBe(true);
  });
});
