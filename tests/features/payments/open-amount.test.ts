import fc from "fast-check";
import { expect, it } from "vitest";
import { checkBooks } from "#db/doctor/books-check.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { creditNotesOf } from "#app/features/selling/invoices/correcting/credit-notes-of.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import {
  cancelInvoice,
  markPaid,
  markUnpaid,
} from "#app/features/selling/invoices/settling/change-status.server.ts";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { recordRefund, undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { undoWriteOff, writeOff } from "#app/features/money/payments/write-off.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { waiveClaim } from "#app/features/money/reminders/open-claims.server.ts";
import { remindersOf } from "#app/features/money/reminders/reminders.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { openCharge, openRows } from "#app/features/books/ledger/charge.ts";
import { ledgerOf } from "#app/features/books/ledger/ledger.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { HISTORIES } from "../../support/choice-of-day.ts";
import { onEachShared } from "../../support/databases/databases.ts";
import { expectSameEverywhere } from "../../support/ledger/everywhere.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { later, makePro, member, testPlatform } from "../../support/platform.ts";

/** What 2 % Skonto leave of 648.49, Rappen. */
const REDUCED = 635_52;

const INVOICES = 2;

/** The first one is late, so that letters may be written; the other one is within its Skonto. */
const LATE = [{ issueDate: "2026-09-01", dueDate: "2026-10-01" }];

const BEFORE_LETTERS = "2026-11-10";

type Work = (ctx: UserContext, invoiceId: string, amount: number) => Promise<unknown>;

/** Everything that changes what an invoice owes or a client has as credit. */
const WORKS: Record<string, Work> = {
  pay: (ctx, id, amount) => recordPayment(ctx, id, { amount, note: "" }),
  skonto: (ctx, id) => recordPayment(ctx, id, { amount: REDUCED, note: "", skonto: true }),
  writeOff: (ctx, id, amount) => writeOff(ctx, id, { amount, reason: "Kulanz" }),
  writeOffAll: (ctx, id) => writeOff(ctx, id, { reason: "Konkurs" }),
  undoWriteOff: (ctx, id) => undoWriteOff(ctx, id),
  undoPayment: async (ctx, id) => {
    const paid = (await findInvoice(ctx, id)).allocations.find(({ kind }) => kind === "payment");
    if (paid?.paymentId) await undoPayment(ctx, paid.paymentId);
  },
  markUnpaid: (ctx, id) => markUnpaid(ctx, id),
  useCredit: (ctx, id) => settleFromCredit(ctx, id),
  creditNote: (ctx, id, amount) =>
    issueCreditNote(ctx, id, {
      reason: "Kulanz",
      ...(amount % 2 ? { items: [{ position: 1, quantity: 1000 }] } : {}),
    }),
  withdraw: async (ctx, id) => {
    const [note] = await creditNotesOf(ctx, id);
    if (note) await withdrawCreditNote(ctx, note.id);
  },
  refund: async (ctx, _id, amount) => {
    const beyond = await ctx.db.selectFrom("payments").select("id").orderBy("id").execute();
    for (const { id } of beyond.slice(0, 3)) await allowed(recordRefund(ctx, id, { amount, note: "" }));
  },
  undoRefund: async (ctx) => {
    const refunded = await ctx.db.selectFrom("payments").select("id").where("refunded", ">", 0).execute();
    for (const { id } of refunded)
      for (const refund of await refundsOf(ctx, id)) await allowed(undoRefund(ctx, id, refund.id));
  },
  cancel: (ctx, id) => cancelInvoice(ctx, id),
  payRows: (ctx, id, amount) => recordPayment(ctx, id, { amount, note: "", order: "rows_first" }),
  payBefore: (ctx, id, amount) => recordPayment(ctx, id, { amount, note: "", paidOn: BEFORE_LETTERS }),
  payBeforeAndKeep: (ctx, id, amount) =>
    recordPayment(ctx, id, { amount, note: "", paidOn: BEFORE_LETTERS, keepCharges: true }),
  markPaidBefore: (ctx, id) => markPaid(ctx, id, { paidOn: BEFORE_LETTERS }),
  remind: (ctx, id) => createReminder(ctx, id),
  remindLast: (ctx, id) => createReminder(ctx, id, { level: 3 }),
  waive: (ctx, id, amount) => changeClaim(ctx, id, { isWaived: true, amount }),
  claimAgain: (ctx, id, amount) => changeClaim(ctx, id, { isWaived: false, amount }),
};

async function changeClaim(
  ctx: UserContext,
  id: string,
  { isWaived, amount }: { isWaived: boolean; amount: number },
) {
  const reminders = await remindersOf(ctx, [id]);
  const reminder = reminders[amount % (reminders.length || 1)];
  if (reminder)
    await waiveClaim(ctx, id, { reminderId: reminder.id, kind: amount % 2 ? "fee" : "interest", isWaived });
}

const step = fc.record({
  name: fc.constantFrom(...Object.keys(WORKS)),
  invoice: fc.nat(INVOICES - 1),
  amount: fc.oneof(fc.integer({ min: 1, max: 1_000_00 }), fc.constant(648_49)),
});

onEachShared((open) => {
  it("in any order of events, in two processes, what is due is what is charged less what settles it", async () => {
    const [own, other] = await open();
    const platforms = [testPlatform(own), testPlatform(other)] as const;
    let account = 0;
    const pairs = fc.array(fc.tuple(step, step), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(pairs, async (sequence) => {
        const ctx = await member(platforms[0], { email: `${account++}@example.ch` });
        await makePro(ctx);
        await remindBy(ctx);
        const ids = await invoicesOf(ctx);
        const contexts = [ctx, later({ ...ctx, platform: platforms[1] })];
        for (const pair of sequence) {
          const works = pair.map(({ name, invoice, amount }, index) =>
            allowed(WORKS[name]!(contexts[index]!, ids[invoice]!, amount)),
          );
          await Promise.all(works);
          for (const id of ids) await expectSum(ctx, id);
        }
        for (const id of ids) {
          const invoice = await findInvoice(ctx, id);
          await expectSameEverywhere(ctx, invoice, amountDue(invoice));
        }
        expect((await checkBooks(own)).text).toBe("every invoice and payment agrees with what was booked");
      }),
      { numRuns: HISTORIES },
    );
  });
});

/** Rules may refuse it; anything else is a fault. */
async function allowed(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

async function invoicesOf(ctx: UserContext): Promise<string[]> {
  const { id: client_id } = await createClient(ctx, clientInput());
  const ids: string[] = [];
  for (let made = 0; made < INVOICES; made++)
    ids.push(await invoiceWith(ctx, "sent", { ...LATE[made], skonto: [{ percent: 2, days: 10 }] }));
  await ctx.db.updateTable("invoices").set({ client_id }).where("id", "in", ids).execute();
  return ids;
}

async function expectSum(ctx: UserContext, id: string): Promise<void> {
  const invoice = await findInvoice(ctx, id);
  const sum = invoice.allocations.reduce((sum, { amount }) => sum + amount, 0);
  expect(invoice.settled).toBe(sum);
  if (invoice.status === "cancelled") return expect(amountDue(invoice)).toBe(0);
  const charged = invoice.charges.reduce((sum, { amount }) => sum + amount, 0);
  expect(invoice.charged).toBe(charged);
  expect(amountDue(invoice)).toBe(invoice.total + charged - sum);
  expect(ledgerOf(invoice).at(-1)!.balance).toBe(amountDue(invoice));
  for (const kind of ["interest", "reminder_fee"] as const)
    expect(openCharge(kind, invoice)).toBeGreaterThanOrEqual(0);
  expect(openRows(invoice)).toBeGreaterThanOrEqual(0);
  expect(amountDue(invoice)).toBeGreaterThanOrEqual(0);
}
