import fc from "fast-check";
import { expect, it } from "vitest";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { recordPaymentSchema } from "#app/features/money/payments/payment.schema.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { restoreInvoice } from "#app/features/selling/invoices/status/restore-invoice.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { creditNoteSchema } from "#app/features/selling/invoices/correcting/credit-note.schema.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { depositSchema } from "#app/features/selling/invoices/deposits/deposit.schema.ts";
import { makeDeposit } from "#app/features/selling/invoices/make-deposit.server.ts";
import { makeFinal } from "#app/features/selling/invoices/make-final.server.ts";
import { findInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { sumByRate } from "#app/swiss/vat.ts";
import { HISTORIES } from "../../../support/choice-of-day.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { expectJournalAgrees } from "../../../support/ledger/books.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";
import { useMethod } from "../../../support/tax/worked-year.ts";

const ACTS = [
  "percent",
  "percent",
  "amount",
  "send",
  "send",
  "pay",
  "credit",
  "cancel",
  "remove",
  "final",
] as const;

const whole = fc.record({
  items: fc.array(
    fc.record({
      description: fc.constant("Arbeit"),
      quantity: fc.integer({ min: 1, max: 30 }),
      unitPrice: fc.integer({ min: 5, max: 99_999 }).map((price) => price / 100),
      vatRate: fc.constantFrom(8.1, 2.6, 3.8),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  discount: fc.constantFrom(undefined, { percent: 12.34 }),
  pricesIncludeVat: fc.boolean(),
});

const history = fc.record({
  whole,
  rounds: fc.boolean(),
  consideration: fc.constantFrom("agreed", "received"),
  acts: fc.array(
    fc.record({
      act: fc.constantFrom(...ACTS),
      pick: fc.nat(5),
      share: fc.integer({ min: 1, max: 90 }),
    }),
    { minLength: 5, maxLength: 16 },
  ),
});

onEachDatabase((open) => {
  it("in whatever order, deposits and the final invoice are the whole at each VAT rate", async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ whole, rounds, consideration, acts }) => {
        const ctx = await member(testPlatform(await open()), { vatNumber: "CHE-123.456.788 MWST" });
        await makePro(ctx);
        await useMethod(ctx, { consideration });
        await ctx.db
          .updateTable("businesses")
          .set({ rounds_to_five: rounds ? 1 : 0 })
          .where("id", "=", ctx.businessId)
          .execute();
        const id = await createInvoice(ctx, invoiceInput({ ...whole, issueDate: ctx.today }));
        const deposits: string[] = [];
        for (const { act, pick, share } of acts) {
          await unlessRefused(() => perform(ctx, { id, deposits }, act, { pick, share }));
          await expectJournalAgrees(ctx);
        }
        await cancelDrafts(ctx, deposits);
        await makeAndSend(ctx, id);
        await expectJournalAgrees(ctx);
        await listAllAgain(ctx);
        await expectWhole(ctx, id, rounds);
      }),
      { numRuns: HISTORIES },
    );
  });
});

interface Job {
  id: string;
  deposits: string[];
}

async function perform(
  ctx: UserContext,
  { id, deposits }: Job,
  act: (typeof ACTS)[number],
  { pick, share }: { pick: number; share: number },
): Promise<unknown> {
  if (act === "percent" || act === "amount") {
    const asked = depositSchema.parse({ [act]: act === "amount" ? Math.round(share * 735) / 100 : share });
    return deposits.push(await makeDeposit(ctx, id, asked));
  }
  if (act === "final") return makeFinal(ctx, id);
  const one = deposits[pick % Math.max(1, deposits.length)];
  if (!one) return null;
  if (act === "send") return markSent(ctx, one);
  if (act === "cancel") return cancelInvoice(ctx, one);
  if (act === "remove") {
    await deleteInvoice(ctx, one);
    return deposits.splice(deposits.indexOf(one), 1);
  }
  const amount = share / 2;
  if (act === "pay") return recordPayment(ctx, one, recordPaymentSchema.parse({ amount }));
  const part = share % 2 ? { amount } : {};
  return issueCreditNote(ctx, one, creditNoteSchema.parse({ reason: "Zurück", ...part }));
}

async function cancelDrafts(ctx: UserContext, deposits: string[]): Promise<void> {
  for (const { id, status } of await findInvoices(ctx, deposits))
    if (status === "draft") await cancelInvoice(ctx, id);
}

async function makeAndSend(ctx: UserContext, id: string): Promise<void> {
  await unlessRefused(() => makeFinal(ctx, id), ["invoice.without_deposits"]);
  await markSent(ctx, id);
}

async function unlessRefused(act: () => Promise<unknown>, codes?: string[]): Promise<void> {
  try {
    await act();
  } catch (error) {
    const isRefused = error instanceof AppError && (!codes || codes.includes(error.code));
    if (!isRefused) throw error;
  }
}

/** Deleting hides and does nothing else. */
async function listAllAgain(ctx: UserContext): Promise<void> {
  const own = ctx.db.selectFrom("invoices").select("number").where("business_id", "=", ctx.businessId);
  for (const { number } of await own.where("archived_at", "is not", null).execute())
    await restoreInvoice(ctx, number);
}

/** What was issued and not cancelled, less what was credited, is the whole at each rate. */
async function expectWhole(ctx: UserContext, id: string, rounds: boolean): Promise<void> {
  const rows = await ctx.db
    .selectFrom("invoices")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("state", "!=", "cancelled")
    .execute();
  const standing = await findInvoices(
    ctx,
    rows.map((row) => row.id),
  );
  for (const one of standing) expect(amountDue(one)).toBeGreaterThanOrEqual(0);
  const final = standing.find((one) => one.id === id);
  const all = totalsOf(final?.items ?? [], final, rounds);
  const signed = standing.flatMap(({ kind, vatRows }) =>
    vatRows.map((row) => (kind === "invoice" ? row : { ...row, net: -row.net, vat: -row.vat })),
  );
  expect(sumByRate(signed)).toEqual(all.vatRows);
  const totals = standing.map(({ kind, total }) => (kind === "invoice" ? total : -total));
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(all.total);
}
