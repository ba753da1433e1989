import { expect } from "vitest";
import type { AccountName } from "#app/features/books/book/accounts.ts";
import { journalPages } from "#app/features/books/journal/journal.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

const ALWAYS = { from: "2000-01-01", to: "2099-12-31" };

/** Debit less credit of each account over all days, Rappen. */
export async function accountBalances(ctx: UserContext): Promise<Partial<Record<AccountName, Rappen>>> {
  const sums = new Map<AccountName, Rappen>();
  const add = (name: AccountName, amount: Rappen) => void sums.set(name, (sums.get(name) ?? 0) + amount);
  for await (const bookings of journalPages(ctx, ALWAYS))
    for (const { debit, credit, amount } of bookings) {
      expect(amount).toBeGreaterThan(0);
      add(debit, amount);
      add(credit, -amount);
    }
  return Object.fromEntries(sums);
}

/**
 * Debtors owe what invoices have open, clients have the credit of their payments, and VAT is that of the return. What
 * an earlier call has seen of the book is still there, as it was, and nothing settles or ends by an amount of 0.
 */
export async function expectJournalAgrees(ctx: UserContext): Promise<void> {
  await expectOnlyAdded(ctx);
  await expectNoneOfZero(ctx);
  const { debtors = 0, clientCredit = 0, vat = 0 } = await accountBalances(ctx);
  expect({ debtors, credit: 0 - clientCredit, vat: 0 - vat }).toEqual({
    debtors: await openAmounts(ctx),
    credit: await creditOfClients(ctx),
    vat: await vatOfReturns(ctx),
  });
}

async function expectNoneOfZero({ db, businessId }: UserContext): Promise<void> {
  const own = db.selectFrom("invoices").select("id").where("business_id", "=", businessId);
  const allocations = db.selectFrom("payment_allocations").selectAll().where("invoice_id", "in", own);
  expect(await allocations.where("amount", "=", 0).execute()).toEqual([]);
}

const seen = new Map<string, object[]>();

async function expectOnlyAdded(ctx: UserContext): Promise<void> {
  const book = ctx.db.selectFrom("bookings").selectAll().where("business_id", "=", ctx.businessId);
  const rows = await book.orderBy("act").orderBy("sequence").execute();
  expect(rows).toEqual(expect.arrayContaining(seen.get(ctx.businessId) ?? []));
  const numbers = rows.map(({ sequence }) => sequence).filter((sequence) => sequence > 0);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  seen.set(ctx.businessId, rows);
}

async function openAmounts(ctx: UserContext): Promise<Rappen> {
  const rows = await ctx.db
    .selectFrom("invoices")
    .select(["state", "total", "charged", "settled"])
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", "invoice")
    .where("state", "<>", "draft")
    .execute();
  return rows.reduce((sum, invoice) => sum + amountDue(invoice), 0);
}

/** Credit that `creditFor` made without its credit note was never booked. */
async function creditOfClients(ctx: UserContext): Promise<Rappen> {
  const rows = await ctx.db
    .selectFrom("payments")
    .leftJoin("invoices", "invoices.id", "payments.id")
    .select(["amount", "allocated", "refunded", "payments.state", "payments.source", "invoices.id as note"])
    .where("payments.business_id", "=", ctx.businessId)
    .where("payments.state", "in", ["booked", "credit", "reversed"])
    .execute();
  return rows.reduce((sum, { amount, allocated, refunded, state, source, note }) => {
    // What was refunded before the bank took all back is owed by the client.
    if (state === "reversed") return source === "stripe" ? sum : sum - refunded;
    const booked = source === "credit_note" && !note ? 0 : amount;
    return sum + booked - allocated - refunded;
  }, 0);
}

/** What is declared by agreed consideration and of acquisitions, less what filed returns have settled. */
async function vatOfReturns(ctx: UserContext): Promise<Rappen> {
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(["kind", "debit", "credit", "amount", "basis", "vat"])
    .where("business_id", "=", ctx.businessId)
    .execute();
  const settled = rows.filter(({ kind }) => kind === "vat_settled");
  const declared = rows
    .filter(({ basis, kind }) => basis === "agreed" && kind !== "method_change")
    .reduce((sum, { vat }) => sum + vat, 0);
  const acquired = rows
    .filter(({ kind }) => kind === "acquisition")
    .reduce((sum, { credit, amount }) => sum + (credit === "vat" ? amount : -amount), declared);
  return settled.reduce((sum, { debit, amount }) => sum + (debit === "vat" ? -amount : amount), acquired);
}
