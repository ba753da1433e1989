import { closedDaysOf } from "#app/features/books/book/closed-days.server.ts";
import { type BookedDays, type Held, recordBook } from "#app/features/books/book/record.server.ts";
import type { Holder, Touched } from "#app/features/books/book/will-book.server.ts";
import { countingEras, isCounting, type VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { heldExpenses } from "./expenses.server.ts";
import { heldInvoices } from "./invoices.server.ts";
import { heldManual } from "./manual.server.ts";
import { beginMoving } from "./move-books.server.ts";
import { heldPayments } from "./payments.server.ts";
import { usesOfCredit } from "./used-credit.server.ts";

type Reader = (
  ctx: BusinessContext,
  ids: readonly string[],
  methods: readonly VatMethod[],
) => Promise<Held[]>;

const READERS: Record<Holder, Reader> = {
  invoice: heldInvoices,
  payment: heldPayments,
  expense: heldExpenses,
  manual: heldManual,
};

const STEP = 500;

export async function writeBook(ctx: BusinessContext, changed: Touched): Promise<void> {
  const touched = await withUses(ctx, changed);
  const methods = await vatMethodsOf(ctx);
  const moving = await beginMoving(ctx, touched);
  const closed = moving ?? (await closedDaysOf(ctx));
  const eras = countingEras(methods);
  const isDeclared: BookedDays["isDeclared"] = (basis, day) =>
    basis === "input" || isCounting(eras, basis, day);
  for (const [holder, ids] of touched) {
    const all = [...ids];
    for (let at = 0; at < all.length; at += STEP)
      await recordBook(ctx, holder, await READERS[holder](ctx, all.slice(at, at + STEP), methods), {
        closed,
        isDeclared,
      });
  }
}

/** What a document says of a credit note depends on all that use it, and what a payment says of its credit in EUR. */
async function withUses(ctx: BusinessContext, changed: Touched): Promise<Touched> {
  const invoices = new Set(changed.get("invoice"));
  const payments = new Set(changed.get("payment"));
  for (const { invoiceId, paymentId, source, currency } of await usesOfCredit(ctx, changed)) {
    if (currency === "EUR") payments.add(paymentId);
    if (source === "credit_note") invoices.add(paymentId).add(invoiceId);
  }
  return new Map([...changed, ["invoice", invoices], ["payment", payments]]);
}
