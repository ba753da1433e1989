import { expect, it } from "vitest";
import { checkBooks } from "#db/doctor/books-check.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import {
  cancelInvoice,
  markPaid,
  markUnpaid,
} from "#app/features/selling/invoices/settling/change-status.server.ts";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { undoWriteOff, writeOff } from "#app/features/money/payments/write-off.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { type ClaimKind, waiveClaim } from "#app/features/money/reminders/open-claims.server.ts";
import { remindersOf } from "#app/features/money/reminders/reminders.server.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { expectSameEverywhere } from "../../support/ledger/everywhere.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { creditFor } from "../../support/invoices/credit-for.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

/** The total of the invoice, Rappen; its third letter charges 4.50 interest and a fee of 20.00. */
const TOTAL = 648_49;
const CLAIMED = TOTAL + 4_50 + 20_00;

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

type Step = (ctx: UserContext, id: string) => Promise<unknown>;

const pay =
  (amount: number, order?: "rows_first"): Step =>
  (ctx, id) =>
    recordPayment(ctx, id, { amount, note: "", order });
const letter =
  (level: Level = 3): Step =>
  (ctx, id) =>
    createReminder(ctx, id, { level });
const claim =
  (kind: ClaimKind, isWaived: boolean): Step =>
  async (ctx, id) => {
    const { id: reminderId } = (await remindersOf(ctx, [id])).at(-1)!;
    await waiveClaim(ctx, id, { reminderId, kind, isWaived });
  };
const waive = (kind: ClaimKind) => claim(kind, true);
const letGo =
  (amount?: number): Step =>
  (ctx, id) =>
    writeOff(ctx, id, { amount, reason: "Kulanz" });
const credit =
  (amount: number): Step =>
  (ctx, id) =>
    creditFor(ctx, id, amount);
const undo: Step = async (ctx, id) => {
  const { allocations } = await findInvoice(ctx, id);
  await undoPayment(ctx, allocations.findLast(({ paymentId }) => paymentId)!.paymentId!);
};
const undoLetGo: Step = (ctx, id) => undoWriteOff(ctx, id);
const cancelled: Step = (ctx, id) => cancelInvoice(ctx, id);
const wholeNote: Step = (ctx, id) => issueCreditNote(ctx, id, { reason: "Storno" });
const useCredit: Step = async (ctx, id) => {
  const other = await lateInvoice(ctx);
  await recordPayment(ctx, other, { amount: TOTAL + 50_00, note: "" });
  await settleFromCredit(ctx, id);
};

/** Worked out by hand: what the invoice is and owes afterwards, and what the client has as credit (Rappen). */
const CASES: [name: string, steps: Step[], status: string, due: number, credit: number][] = [
  ["nothing", [], "overdue", TOTAL, 0],
  ["a letter", [letter()], "overdue", CLAIMED, 0],
  ["a letter without interest and fee", [letter(1)], "overdue", TOTAL, 0],
  ["a later letter in the place of an earlier one", [letter(2), letter(3)], "overdue", CLAIMED, 0],
  ["a letter paid exactly", [letter(), pay(CLAIMED)], "paid", 0, 0],
  ["a letter paid with 7.01 too much", [letter(), pay(CLAIMED + 7_01)], "paid", 0, 7_01],
  ["the rows paid after a letter", [letter(), pay(TOTAL)], "overdue", 24_50, 0],
  ["the rows paid first after a letter", [letter(), pay(TOTAL, "rows_first")], "overdue", 24_50, 0],
  ["part payment on a letter", [letter(), pay(10_00)], "overdue", CLAIMED - 10_00, 0],
  ["less than the interest", [letter(), pay(3_00)], "overdue", CLAIMED - 3_00, 0],
  ["two payments of a letter", [letter(), pay(5_00, "rows_first"), pay(CLAIMED - 5_00)], "paid", 0, 0],
  ["fee waived", [letter(), waive("fee")], "overdue", TOTAL + 4_50, 0],
  ["interest waived", [letter(), waive("interest")], "overdue", TOTAL + 20_00, 0],
  ["both waived", [letter(), waive("fee"), waive("interest")], "overdue", TOTAL, 0],
  ["fee waived twice", [letter(), waive("fee"), waive("fee")], "overdue", TOTAL + 4_50, 0],
  ["fee waived after payment", [letter(), pay(CLAIMED), waive("fee")], "paid", 0, 20_00],
  ["both waived after payment", [letter(), pay(CLAIMED), waive("fee"), waive("interest")], "paid", 0, 24_50],
  ["fee waived after part payment", [letter(), pay(10_00), waive("fee")], "overdue", TOTAL + 4_50 - 10_00, 0],
  [
    "claims waived after the rows",
    [letter(), pay(TOTAL, "rows_first"), waive("fee"), waive("interest")],
    "paid",
    0,
    0,
  ],
  ["fee waived and claimed again", [letter(), waive("fee"), claim("fee", false)], "overdue", CLAIMED, 0],
  [
    "fee claimed again once paid",
    [letter(), pay(CLAIMED), waive("fee"), claim("fee", false)],
    "overdue",
    20_00,
    20_00,
  ],
  ["interest paid, then a later letter", [letter(2), pay(4_50), letter(3)], "overdue", TOTAL + 20_00, 0],
  ["payment of a letter undone", [letter(), pay(CLAIMED), undo], "overdue", CLAIMED, 0],
  ["part payment undone", [pay(100_00), pay(200_00), undo], "overdue", TOTAL - 100_00, 0],
  ["marked as paid after a letter", [letter(), markPaid], "paid", 0, 0],
  ["marked as unpaid again", [letter(), markPaid, markUnpaid], "overdue", CLAIMED, 0],
  ["written off", [letGo()], "written_off", 0, 0],
  ["written off after a letter", [letter(), letGo()], "written_off", 0, 0],
  ["write-off after a letter undone", [letter(), letGo(), undoLetGo], "overdue", CLAIMED, 0],
  ["part of it written off", [letter(), letGo(100_00)], "overdue", CLAIMED - 100_00, 0],
  ["claims written off after the rows", [letter(), pay(TOTAL, "rows_first"), letGo()], "paid", 0, 0],
  ["a Rappen of the claims written off", [letter(), pay(TOTAL, "rows_first"), letGo(1)], "overdue", 24_49, 0],
  ["a rest of 0.50 written off", [pay(TOTAL - 50), letGo()], "paid", 0, 0],
  ["a rest of 5 % written off", [pay(TOTAL - 32_42), letGo()], "paid", 0, 0],
  ["a rest of more than 5 % written off", [pay(TOTAL - 32_43), letGo()], "written_off", 0, 0],
  ["bad debt recovered", [letGo(), pay(TOTAL)], "paid", 0, 0],
  ["bad debt recovered in part", [letGo(), pay(100_00)], "written_off", 0, 0],
  ["bad debt recovered with too much", [letGo(), pay(TOTAL + 1_00)], "paid", 0, 1_00],
  ["recovery undone", [letGo(), pay(TOTAL), undo], "written_off", 0, 0],
  ["recovery of a part undone", [letGo(), pay(100_00), undo], "written_off", 0, 0],
  [
    "recovery of two parts, one undone",
    [letGo(), pay(100_00), pay(TOTAL - 100_00), undo],
    "written_off",
    0,
    0,
  ],
  ["recovery marked as unpaid", [letGo(), pay(TOTAL), markUnpaid], "written_off", 0, 0],
  ["rest of a recovery claimed again", [letGo(), pay(100_00), undoLetGo], "overdue", TOTAL - 100_00, 0],
  ["recovery after a letter", [letter(), letGo(), pay(100_00)], "written_off", 0, 0],
  ["a rest of 5 % marked as unpaid", [pay(TOTAL - 32_42), letGo(), markUnpaid], "overdue", 32_42, 0],
  ["credit note of all after a part was let go", [letGo(100_00), wholeNote], "credited", 0, 0],
  [
    "credit note of a part after a part was let go",
    [letGo(100_00), credit(50_00)],
    "overdue",
    TOTAL - 150_00,
    0,
  ],
  ["credit note", [credit(100_00)], "overdue", TOTAL - 100_00, 0],
  ["credit note and payment", [credit(100_00), pay(TOTAL - 100_00)], "paid", 0, 0],
  ["credit note of all", [wholeNote], "credited", 0, 0],
  ["credit note of all after a letter", [letter(), wholeNote], "credited", 0, 0],
  ["credit note of all after payment of a letter", [letter(), pay(CLAIMED), wholeNote], "paid", 0, TOTAL],
  ["cancelled after a letter", [letter(), cancelled], "cancelled", 0, 0],
  ["cancelled after part payment of a letter", [letter(), pay(10_00), cancelled], "cancelled", 0, 10_00],
  ["credit of another invoice", [letter(), useCredit], "overdue", CLAIMED - 50_00, 0],
];

onDatabaseOfDay((open) => {
  it.each(CASES)("%s", async (_, steps, status, due, expectedCredit) => {
    const database = await open();
    const ctx = await member(testPlatform(database));
    await makePro(ctx);
    await remindBy(ctx, { levels: [{}, { interest: true }, { fee: 20, interest: true }].map(level) });
    const id = await lateInvoice(ctx);
    for (const step of steps) await step(ctx, id);
    const invoice = await findInvoice(ctx, id);
    expect([invoice.status, amountDue(invoice)]).toEqual([status, due]);
    expect(await creditIn(ctx)).toBe(expectedCredit);
    await expectSameEverywhere(ctx, invoice, due);
    expect(await checkBooks(database)).toMatchObject({ level: "ok" });
  });
});

function level(rules: Record<string, unknown>, index: number) {
  return { daysAfter: 10 + index, newTermDays: 10, ...rules };
}

onDatabaseOfDay((open) => {
  it("where a small rest does not count as paid, it is written off", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    await ctx.db.updateTable("businesses").set({ rest_counts_as_paid: 0 }).execute();
    const id = await lateInvoice(ctx);
    await pay(TOTAL - 50)(ctx, id);
    await letGo()(ctx, id);
    expect((await findInvoice(ctx, id)).status).toBe("written_off");
  });
});

async function lateInvoice(ctx: UserContext): Promise<string> {
  const [known] = await ctx.db.selectFrom("clients").select("id").execute();
  const clientId = known?.id ?? (await createClient(ctx, clientInput())).id;
  const id = await invoiceWith(ctx, "sent", LATE);
  await ctx.db.updateTable("invoices").set({ client_id: clientId }).where("id", "=", id).execute();
  return id;
}

async function creditIn(ctx: UserContext): Promise<number> {
  const rows = await ctx.db
    .selectFrom("payments")
    .select(["amount", "allocated"])
    .where("state", "in", ["booked", "credit"])
    .execute();
  return rows.reduce((sum, { amount, allocated }) => sum + amount - allocated, 0);
}
