import { itemsOf } from "#app/features/selling/invoices/document/invoice-items.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { type Account, accountOf } from "#app/features/books/ledger/add-up.server.ts";
import { allocate, type NewAllocation } from "#app/features/books/ledger/allocations.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { leftByRate, takingBack } from "#app/features/books/ledger/left-by-rate.ts";
import { type Left, partByRate } from "#app/features/books/ledger/part-by-rate.ts";
import { sumOf, vatRowsSchema } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";

/** `own` as `partByRate`. */
type Settling = Omit<NewAllocation, "vat" | "takesBack"> & { own?: readonly VatRow[] };

/**
 * With the VAT of what is left. Of a written-off invoice money takes back as much of the loss, on its own day; undoing
 * the payment undoes that too. In a transaction that holds the business.
 */
export async function settleRows(ctx: BusinessContext, { own, ...settling }: Settling) {
  const { invoiceId, paymentId, settledOn } = settling;
  let account = await accountOf(ctx, invoiceId);
  const document = await documentOf(ctx, invoiceId, account);
  if (account.state === "written_off") {
    const wanted = settling.amount - leftByRate(document, account.standing).total;
    for (const back of takingBack(account.standing, { kinds: ["write_off"], wanted }))
      ({ account } = await allocate(ctx, { ...back, invoiceId, paymentId, settledOn }, account));
  }
  const vat = partByRate(leftByRate(document, account.standing), settling.amount, own);
  return allocate(ctx, { ...settling, vat }, account);
}

/** What nothing has settled yet, with its VAT. */
export async function leftOfRows(ctx: BusinessContext, invoiceId: string): Promise<readonly VatRow[]> {
  const account = await accountOf(ctx, invoiceId);
  return leftByRate(await documentOf(ctx, invoiceId, account), account.standing).rows;
}

/** What money can settle: the amount due, and what was given up of a written-off invoice. */
export function payableOf(invoice: Invoice): Rappen {
  const lost = invoice.state === "written_off" ? sumOf(invoice.allocations, "write_off") : 0;
  return amountDue(invoice) + lost;
}

async function documentOf(ctx: BusinessContext, id: string, account: Account): Promise<Left> {
  return { rows: await rowsOf(ctx, id, account), total: account.total };
}

async function rowsOf(ctx: BusinessContext, id: string, account: Account): Promise<VatRow[]> {
  if (account.vat_rows) return fromJson(vatRowsSchema, account.vat_rows);
  const items = (await itemsOf(ctx, [id])).get(id) ?? [];
  const prices = { invoiceDiscount: account.discount, pricesIncludeVat: account.prices_include_vat };
  return totalsOf(
    items.map(({ total, vat_rate }) => ({ total, vatRate: vat_rate })),
    prices,
  ).vatRows;
}
