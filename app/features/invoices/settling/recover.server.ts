import { findInvoice, type Invoice } from "#app/features/invoices/document/invoices.server.ts";
import { vatParts } from "#app/features/invoices/pricing/vat-parts.ts";
import { allocate, reverseAllocations } from "#app/features/ledger/allocations.server.ts";
import { amountDue } from "#app/features/ledger/amount-due.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/**
 * Books money for a written-off invoice: its write-off is undone, `book` settles the invoice, and the rest is
 * written off again. For any other invoice only `book` runs. In a transaction that holds the business.
 */
export async function recovering<T>(
  ctx: BusinessContext,
  invoice: Invoice,
  book: (invoice: Invoice) => Promise<T>,
): Promise<T> {
  if (invoice.state !== "written_off") return book(invoice);
  const givenUp = invoice.allocations.filter(({ kind }) => kind === "write_off");
  await reverseAllocations(ctx, givenUp);
  const result = await book(await findInvoice(ctx, invoice.id));
  const left = amountDue(await findInvoice(ctx, invoice.id));
  const last = givenUp.at(-1);
  if (left > 0 && last) await allocate(ctx, { ...last, amount: left, vat: vatParts(left, invoice.vatRows) });
  return result;
}
