import { expect, it } from "vitest";
import { checkBooks } from "#db/doctor/books-check.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { openCharge } from "#app/features/books/ledger/charge.ts";
import { creditOf, sumOf } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import type { RecordPaymentInput } from "#app/features/money/payments/payment.schema.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { remindersOf } from "#app/features/money/reminders/reminders.server.ts";
import { runReminders } from "#app/features/money/reminders/run/run-reminders.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import type { Day } from "#app/swiss/dates.ts";
import { importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expectSameEverywhere } from "../../support/ledger/everywhere.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { later, sendingMember, type TestPlatform, testPlatform, visitor } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const HOURS = 60 * 60 * 1000;
const ROWS = 1081_00;
const FEE = 20_00;
const DATES = { issueDate: "2026-10-21", dueDate: "2026-11-20" };
const LEVELS = [10, 10, 10].map((daysAfter) => ({ daysAfter, newTermDays: 10, fee: 20, interest: true }));

onEachDatabase((open) => {
  /** An invoice over 1,081 due on 20.11. with the letter of 14.12., as it stands on 16.12. */
  async function start(letters: Day[] = ["2026-12-14"]) {
    const platform = testPlatform(await open());
    const known = await sendingMember(platform);
    await remindBy(known, { levels: LEVELS });
    const { id, reference } = await sentInvoice(known, 1081, DATES);
    const on = (day: Day) => at(platform, known, day);
    for (const day of letters) await createReminder(on(day), id);
    return { platform, ctx: on("2026-12-16"), on, id, reference };
  }

  function at(platform: TestPlatform, known: UserContext, day: Day): UserContext {
    const today = later(known).now.getTime();
    platform.pass(new Date(`${day}T12:00:00.000Z`).getTime() - today);
    return later(known);
  }

  const pay = (ctx: UserContext, id: string, paidOn: Day, more: Partial<RecordPaymentInput> = {}) =>
    recordPayment(ctx, id, { amount: ROWS, paidOn, note: "", ...more });

  async function standing(ctx: UserContext, id: string) {
    const invoice = await findInvoice(ctx, id);
    const open = (kind: "interest" | "reminder_fee") => openCharge(kind, invoice);
    const { status, paidOn } = invoice;
    return { status, paidOn, due: amountDue(invoice), interest: open("interest"), fee: open("reminder_fee") };
  }

  const PAID = { status: "paid", paidOn: "2026-12-09", due: 0, interest: 0, fee: 0 };

  async function told(ctx: UserContext, id: string) {
    const rows = await ctx.db
      .selectFrom("history")
      .select("event")
      .where("invoice_id", "=", id)
      .orderBy("id")
      .execute();
    return rows.map(({ event }) => event);
  }

  it("money that the bank reports from before the letter pays the invoice, and fee and interest lapse", async () => {
    const { platform, ctx, id, reference } = await start();
    const before = await standing(ctx, id);
    expect(before).toMatchObject({ status: "overdue", fee: FEE });
    const detail = { amount: "1081.00", bookedOn: "2026-12-09", valueOn: "2026-12-09" };
    const { results } = await importEntries(ctx, [{ ...detail, details: [{ reference }] }]);
    expect(results[0]?.payment).toMatchObject({ state: "booked" });
    expect(await standing(ctx, id)).toEqual(PAID);
    const invoice = await findInvoice(ctx, id);
    const ended = invoice.charges.filter(({ reason }) => reason === "paid_before");
    expect(ended.map(({ amount, chargedOn }) => [amount, chargedOn])).toEqual([
      [-before.interest, "2026-12-16"],
      [-FEE, "2026-12-16"],
    ]);
    expect((await told(ctx, id)).slice(-2)).toEqual(["invoice.charges_lapsed", "invoice.paid"]);
    const { ledger } = invoiceJson(invoice);
    expect(ledger.map(({ day, kind, balance }) => [day, kind, balance]).slice(-2)).toEqual([
      ["2026-12-16", "lapsed", FEE / 100],
      ["2026-12-16", "lapsed", 0],
    ]);
    await expectSameEverywhere(ctx, invoice, 0);
    platform.pass(13 * 24 * HOURS);
    await runReminders(visitor(platform));
    expect(await remindersOf(ctx, [id])).toHaveLength(1);
    expect(await checkBooks(platform.database)).toMatchObject({ level: "ok" });
  });

  it("money by hand from before the letter does the same, and what it is too much is credit", async () => {
    const { ctx, id } = await start();
    const payment = await pay(ctx, id, "2026-12-09", { amount: ROWS + FEE });
    expect(await standing(ctx, id)).toEqual(PAID);
    expect(creditOf(await findPayment(ctx, payment))).toBe(FEE);
  });

  it("what is a little less or has Skonto taken off fits the invoice as it was before the letter", async () => {
    const { ctx, on, reference, id } = await start();
    const days = { bookedOn: "2026-12-09", valueOn: "2026-12-09" };
    const entry = { ...days, amount: "1080.98", details: [{ reference }] };
    const { results } = await importEntries(ctx, [entry]);
    expect(results[0]?.payment).toMatchObject({ state: "proposed", reason: "reference_rounding" });
    await confirmPayments(ctx, [results[0]?.payment?.id ?? ""]);
    expect(await standing(ctx, id)).toEqual(PAID);
    const { id: reduced } = await sentInvoice(ctx, 100, { ...DATES, skonto: [{ percent: 2, days: 50 }] });
    await createReminder(ctx, reduced);
    await pay(on("2026-12-17"), reduced, "2026-12-09", { amount: 98_00, skonto: true });
    expect(await standing(ctx, reduced)).toEqual(PAID);
    const { id: kept } = await sentInvoice(ctx, 100, { ...DATES, skonto: [{ percent: 2, days: 50 }] });
    await createReminder(ctx, kept);
    const { due } = await standing(ctx, kept);
    const amount = due - 2_00;
    await pay(on("2026-12-17"), kept, "2026-12-09", { amount, skonto: true, keepCharges: true });
    const { allocations } = await findInvoice(ctx, kept);
    expect([sumOf(allocations, "skonto"), sumOf(allocations, "rounding")]).toEqual([2_00, 0]);
    expect(await standing(ctx, kept)).toMatchObject({ due: 0 });
  });

  it("a rounding that was proposed before the letter lets no more go than the rows", async () => {
    const { ctx, on, reference, id } = await start([]);
    const days = { bookedOn: "2026-12-09", valueOn: "2026-12-09" };
    const entry = { ...days, amount: "1080.98", details: [{ reference }] };
    const { results } = await importEntries(ctx, [entry]);
    await createReminder(on("2026-12-17"), id);
    await pay(on("2026-12-18"), id, "2026-12-18", { amount: 1, order: "rows_first" });
    await confirmPayments(on("2026-12-18"), [results[0]?.payment?.id ?? ""]);
    const { allocations } = await findInvoice(ctx, id);
    expect(sumOf(allocations, "payment") + sumOf(allocations, "rounding")).toBe(ROWS);
  });

  it("marking it as paid on a day before the letter takes the rows alone for paid", async () => {
    const { ctx, id } = await start();
    await markPaid(ctx, id, { paidOn: "2026-12-09" });
    expect(await standing(ctx, id)).toEqual(PAID);
    const { allocations } = await findInvoice(ctx, id);
    expect(allocations.map(({ kind, amount }) => [kind, amount])).toEqual([["payment", ROWS]]);
    expect(await ctx.db.selectFrom("payments").select("amount").execute()).toEqual([{ amount: ROWS }]);
  });

  it("money of the letter's day comes in the order of recording, so its charges count", async () => {
    const { ctx, id } = await start();
    const { interest } = await standing(ctx, id);
    await pay(ctx, id, "2026-12-14");
    expect(await standing(ctx, id)).toMatchObject({ due: FEE + interest, fee: 0, interest: 0 });
  });

  it("between two letters only the later one lapses, and the earlier one is owed again", async () => {
    const { on, id } = await start(["2026-12-01"]);
    const first = await standing(on("2026-12-01"), id);
    await createReminder(on("2026-12-14"), id);
    const ctx = on("2026-12-16");
    await pay(ctx, id, "2026-12-09");
    expect(await standing(ctx, id)).toEqual({ ...first, due: FEE + first.interest });
    await pay(ctx, id, "2026-12-10", { amount: FEE + first.interest });
    expect(await standing(ctx, id)).toEqual({ ...PAID, paidOn: "2026-12-10" });
    await expectSameEverywhere(ctx, await findInvoice(ctx, id), 0);
  });

  it("a later letter that charges no more than the earlier one lapses without a word", async () => {
    const { on, id } = await start([]);
    await remindBy(on("2026-11-30"), { levels: LEVELS.map((rules) => ({ ...rules, interest: false })) });
    for (const day of ["2026-12-01", "2026-12-14"]) await createReminder(on(day), id);
    const ctx = on("2026-12-16");
    await pay(ctx, id, "2026-12-09");
    expect(await standing(ctx, id)).toMatchObject({ due: FEE, fee: FEE });
    expect(await told(ctx, id)).not.toContain("invoice.charges_lapsed");
  });

  it("what the earlier letter claimed, paid before the later one, pays all of it", async () => {
    const { on, id } = await start(["2026-12-01"]);
    const { due } = await standing(on("2026-12-01"), id);
    await createReminder(on("2026-12-14"), id);
    const ctx = on("2026-12-16");
    const payment = await pay(ctx, id, "2026-12-09", { amount: due });
    expect(await standing(ctx, id)).toEqual(PAID);
    expect(creditOf(await findPayment(ctx, payment))).toBe(0);
  });

  it("a part from before the letter pays rows alone, and the letter was right about the rest", async () => {
    const { ctx, id } = await start();
    const { interest } = await standing(ctx, id);
    await pay(ctx, id, "2026-12-09", { amount: 500_00 });
    const { allocations } = await findInvoice(ctx, id);
    expect(sumOf(allocations, "payment")).toBe(500_00);
    await pay(ctx, id, "2026-12-15", { amount: ROWS - 500_00, order: "rows_first" });
    expect(await standing(ctx, id)).toMatchObject({ status: "overdue", interest, fee: FEE });
    await pay(ctx, id, "2026-12-15", { amount: FEE + interest });
    expect((await standing(ctx, id)).status).toBe("paid");
  });

  it("two parts from before the letter that pay it together end what it charged", async () => {
    const { ctx, id } = await start();
    await pay(ctx, id, "2026-12-09", { amount: 500_00 });
    await pay(ctx, id, "2026-12-08", { amount: ROWS - 500_00 });
    expect(await standing(ctx, id)).toEqual(PAID);
  });

  it("kept fee and interest are paid on the day of their letter, or stay owed", async () => {
    const { ctx, id } = await start();
    const { interest } = await standing(ctx, id);
    await pay(ctx, id, "2026-12-09", { amount: 500_00, keepCharges: true });
    const { allocations } = await findInvoice(ctx, id);
    expect(allocations.map(({ kind, amount, settledOn }) => [kind, amount, settledOn])).toEqual([
      ["interest", interest, "2026-12-14"],
      ["reminder_fee", FEE, "2026-12-14"],
      ["payment", 500_00 - interest - FEE, "2026-12-09"],
    ]);
    const other = await start();
    await pay(other.ctx, other.id, "2026-12-09", { keepCharges: true, order: "rows_first" });
    expect(await standing(other.ctx, other.id)).toMatchObject({ interest, fee: FEE, due: FEE + interest });
  });

  it("undoing the payment brings back the rows, not what has lapsed", async () => {
    const { ctx, id } = await start();
    await undoPayment(ctx, await pay(ctx, id, "2026-12-09"));
    expect(await standing(ctx, id)).toMatchObject({ status: "overdue", due: ROWS, fee: 0, interest: 0 });
  });

  it("a client's credit from before the letter ends what it charged; of charges alone it pays these", async () => {
    const { on, ctx } = await start([]);
    const { id: clientId } = await createClient(ctx, clientInput());
    const own = { ...DATES, clientId };
    const late = await sentInvoice(ctx, 1081, own);
    const kept = await sentInvoice(ctx, 1081, own);
    const small = await sentInvoice(ctx, 10, own);
    await pay(ctx, small.id, "2026-12-09", { amount: 10_00 + ROWS });
    await createReminder(ctx, late.id);
    await settleFromCredit(ctx, late.id);
    expect(await standing(ctx, late.id)).toEqual(PAID);
    await createReminder(ctx, kept.id);
    await pay(ctx, kept.id, "2026-12-16", { order: "rows_first" });
    const { due } = await standing(ctx, kept.id);
    const { id: third } = await sentInvoice(ctx, 1, own);
    await pay(ctx, third, "2026-12-09", { amount: 1_00 + due });
    await settleFromCredit(on("2026-12-17"), kept.id);
    expect(await standing(ctx, kept.id)).toMatchObject({ status: "paid", paidOn: "2026-12-16", due: 0 });
  });
});
