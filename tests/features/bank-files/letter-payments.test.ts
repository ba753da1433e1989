import { expect, it } from "vitest";
import { matchLetter } from "#app/features/money/bank-files/matching/match-letter.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { creditOf, sumOf } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { waiveClaim } from "#app/features/money/reminders/open-claims.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import { CREDIT } from "../../support/bank-files/candidates.ts";
import { importCsvText } from "../../support/bank-files/csv-imports.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { overdueClient, writeLetters } from "../../support/reminders/client-letters.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const LEVELS = [
  { daysAfter: 10, newTermDays: 10, fee: 20, interest: true },
  { daysAfter: 20, newTermDays: 10, fee: 20, interest: true },
  { daysAfter: 15, newTermDays: 10, fee: 20, interest: true },
];

it("a reference of a letter without invoices is treated as that of no letter", () => {
  expect(matchLetter(CREDIT, [{ invoices: [], isLatest: false }], [])).toBeNull();
});

onDatabaseOfDay((open) => {
  async function start() {
    const ctx = await sendingMember(testPlatform(await open()));
    await remindBy(ctx, { levels: LEVELS });
    const { clientId, ids } = await overdueClient(ctx, [100, 200, 300]);
    const [written] = await writeLetters(ctx, clientId);
    return { ctx, clientId, ids, ...written! };
  }

  const dues = async (ctx: UserContext, ids: string[]) =>
    Promise.all(ids.map(async (id) => amountDue(await findInvoice(ctx, id))));

  async function latest(ctx: UserContext) {
    const { id } = await ctx.db
      .selectFrom("payments")
      .select("id")
      .where("source", "=", "bank")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    return findPayment(ctx, id);
  }

  async function pay(ctx: UserContext, reference: string, rappen: number) {
    const days = { bookedOn: ctx.today, valueOn: ctx.today };
    const details = [{ reference, payer: { name: "Kulturhaus" } }];
    const imported = await importEntries(ctx, [{ ...days, amount: (rappen / 100).toFixed(2), details }]);
    return { payment: await latest(ctx), bankFileId: imported.file.id };
  }

  it("a CSV file alone books nothing, not even with the reference and the amount of a letter", async () => {
    const { ctx, ids, letter } = await start();
    const before = await dues(ctx, ids);
    const amount = (letter.amountClaimed / 100).toFixed(2);
    await importCsvText(
      ctx,
      `Datum;Betrag;Zahler;Text;Referenz\n20.11.2026;${amount};K;Rg;${letter.reference}`,
    );
    expect(await latest(ctx)).toMatchObject({ state: "proposed", reason: "reference_letter" });
    expect(await dues(ctx, ids)).toEqual(before);
  });

  it("exactly what the letter claims is booked, and divided to what each invoice owes", async () => {
    const { ctx, ids, letter } = await start();
    const { payment } = await pay(ctx, letter.reference, letter.amountClaimed);
    expect(payment).toMatchObject({ state: "booked", reason: "reference_letter" });
    expect(payment.allocated).toBe(letter.amountClaimed);
    for (const id of ids) expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid" });
    const { allocations } = await findInvoice(ctx, ids[0]!);
    expect(sumOf(allocations, "reminder_fee")).toBe(20_00);
    expect(sumOf(allocations, "payment")).toBe(100_00);
    await undoPayment(ctx, payment.id);
    const owed = await dues(ctx, ids);
    expect(owed.reduce((sum, due) => sum + due, 0)).toBe(letter.amountClaimed);
  });

  it("after part payments and waivers the rest that the letter still claims is booked", async () => {
    const { ctx, ids, letter, reminders } = await start();
    await recordPayment(ctx, ids[1]!, { amount: 50_00, note: "" });
    await waiveClaim(ctx, ids[0]!, { reminderId: reminders[0]!.id, kind: "fee" });
    await markPaid(ctx, ids[2]!);
    const rest = (await dues(ctx, ids)).reduce((sum, due) => sum + due, 0);
    const { payment } = await pay(ctx, letter.reference, rest);
    expect(payment).toMatchObject({ state: "booked", reason: "reference_letter" });
    expect(await dues(ctx, ids)).toEqual([0, 0, 0]);
  });

  it("money that names a letter and an invoice besides waits for a person", async () => {
    const { ctx, letter } = await start();
    const { reference } = await sentInvoice(ctx, 100);
    const days = { bookedOn: ctx.today, valueOn: ctx.today };
    const details = [{ reference: letter.reference, remittances: [{ reference }] }];
    await importEntries(ctx, [{ ...days, amount: (letter.amountClaimed / 100).toFixed(2), details }]);
    expect(await latest(ctx)).toMatchObject({ state: "unassigned", reason: "reference_ambiguous" });
  });

  it("less is proposed for the oldest invoice first, interest and fee before its rows", async () => {
    const { ctx, ids, letter, reminders } = await start();
    const [first, second] = reminders;
    const paid = first!.amountClaimed + second!.interest + 10_00;
    const { payment } = await pay(ctx, letter.reference, paid);
    expect(payment).toMatchObject({ state: "proposed", reason: "reference_letter_part" });
    expect(payment.proposal.map(({ invoiceId }) => invoiceId)).toEqual(ids.slice(0, 2));
    await confirmPayments(ctx, [payment.id]);
    expect(await dues(ctx, ids)).toEqual([0, 190_00, reminders[2]!.amountClaimed]);
    const { allocations } = await findInvoice(ctx, ids[1]!);
    expect(sumOf(allocations, "interest")).toBe(second!.interest);
  });

  it("more is proposed, and what is too much becomes credit", async () => {
    const { ctx, ids, letter } = await start();
    const { payment } = await pay(ctx, letter.reference, letter.amountClaimed + 5_00);
    expect(payment).toMatchObject({ state: "proposed", reason: "reference_letter_over" });
    await confirmPayments(ctx, [payment.id]);
    expect(await dues(ctx, ids)).toEqual([0, 0, 0]);
    expect(creditOf(await latest(ctx))).toBe(5_00);
  });

  it("is only proposed once an invoice was cancelled, or reminded of again", async () => {
    const { ctx, ids, letter } = await start();
    await cancelInvoice(ctx, ids[2]!);
    const rest = (await dues(ctx, ids)).reduce((sum, due) => sum + due, 0);
    const cancelled = await pay(ctx, letter.reference, rest);
    expect(cancelled.payment).toMatchObject({ state: "proposed", reason: "reference_letter_changed" });
    expect(cancelled.payment.proposal.map(({ invoiceId }) => invoiceId)).toEqual(ids.slice(0, 2));
    const other = await start();
    await createReminder(other.ctx, other.ids[1]!, { level: 2 });
    const due = (await dues(other.ctx, other.ids)).reduce((sum, one) => sum + one, 0);
    const reminded = await pay(other.ctx, other.letter.reference, due);
    expect(reminded.payment).toMatchObject({ state: "proposed", reason: "reference_letter_changed" });
  });

  it("settles nothing once all its invoices are paid, and the file can be undone", async () => {
    const { ctx, ids, letter } = await start();
    const { payment, bankFileId } = await pay(ctx, letter.reference, letter.amountClaimed);
    expect(payment.state).toBe("booked");
    await undoBankFile(ctx, bankFileId);
    for (const invoice of ids) expect((await findInvoice(ctx, invoice)).status).toBe("overdue");
    for (const invoice of ids) await markPaid(ctx, invoice);
    const again = await pay(ctx, letter.reference, letter.amountClaimed);
    expect(again.payment).toMatchObject({ state: "unassigned", reason: "already_paid" });
  });
});
