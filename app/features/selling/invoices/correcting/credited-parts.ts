import type {
  InvoiceContent,
  InvoiceItem,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import { discountText, storedDiscount } from "#app/features/selling/invoices/fields/discount.ts";
import { spread, sumsByRate, vatRow } from "#app/features/selling/invoices/pricing/totals.ts";
import { lineTotal, type Rappen, shareOf } from "#app/swiss/money.ts";
import type { VatRate, VatRow } from "#app/swiss/vat.ts";

export type Original = Pick<
  InvoiceContent,
  "items" | "vatRows" | "total" | "pricesIncludeVat" | "invoiceDiscount"
>;

/** What the standing credit notes of an invoice have taken from it. */
export interface CreditedSoFar {
  /** Credited parts by row, from 0; thousandths and Rappen. */
  rows: ReadonlyMap<number, { quantity: number; total: Rappen }>;
  /** What was credited as an amount, by rate, as prices are: rows are worth so much less. */
  amounts: ReadonlyMap<VatRate, Rappen>;
  vatRows: readonly VatRow[];
  total: Rappen;
}

export const NOTHING_CREDITED: CreditedSoFar = { rows: new Map(), amounts: new Map(), vatRows: [], total: 0 };

export type CreditedParts = Pick<
  InvoiceContent,
  "items" | "invoiceDiscount" | "subtotal" | "vatTotal" | "rounding" | "total" | "vatRows"
> & { isWhole: boolean };

export function leftToCredit({ items }: Pick<Original, "items">, { rows }: CreditedSoFar): number[] {
  return items.map(({ quantity }, position) => quantity - (rows.get(position)?.quantity ?? 0));
}

/**
 * The rows and sums of a credit note. Everything is worked out as the share of all that is credited by then, less what
 * was credited before: credit notes that together take every quantity add up to the invoice, to the Rappen.
 * @param quantities by row, thousandths; at most `leftToCredit`
 */
export function creditedParts(
  original: Original,
  soFar: CreditedSoFar,
  quantities: readonly number[],
): CreditedParts {
  const left = leftToCredit(original, soFar);
  const isComplete = quantities.every((quantity, position) => quantity === left[position]);
  const less = reductions(original, soFar);
  const room = roomByRate(original, soFar, less);
  const items = original.items.flatMap((item, position) => {
    const quantity = quantities[position] ?? 0;
    if (quantity === 0) return [];
    const most = room.get(item.vatRate) ?? 0;
    const credited = creditedItem(item, { position, quantity, soFar, less: less[position] ?? 0, most });
    room.set(item.vatRate, most - credited.total);
    return [credited];
  });
  const vatRows = creditedVat(original, soFar, { items, room });
  const subtotal = vatRows.reduce((sum, { net }) => sum + net, 0);
  const vatTotal = vatRows.reduce((sum, { vat }) => sum + vat, 0);
  const most = original.total - soFar.total;
  const total = isComplete ? most : Math.min(most, subtotal + vatTotal);
  const isWhole = isComplete && soFar.total === 0 && soFar.rows.size === 0;
  const off = deducted(items, original, subtotal + vatTotal, subtotal);
  return {
    items,
    vatRows,
    subtotal,
    vatTotal,
    total,
    isWhole,
    rounding: total - subtotal - vatTotal,
    invoiceDiscount: isWhole ? original.invoiceDiscount : deductedAs(original.invoiceDiscount, off),
  };
}

/** What amounts have taken from each row, on the scale of its total: the rows of a rate share it. */
function reductions(original: Original, soFar: CreditedSoFar): Rappen[] {
  const { items, vatRows, pricesIncludeVat } = original;
  const less = items.map(() => 0);
  for (const [rate, amount] of soFar.amounts) {
    const charged = rowOf(vatRows, rate);
    const weights = items.map(({ vatRate, total }) => (vatRate === rate ? total : 0));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const taken = shareOf(whole, amount, charged.net + (pricesIncludeVat ? charged.vat : 0));
    for (const [position, part] of spread(taken, weights).entries()) less[position]! += part;
  }
  return less;
}

/** What rows of a rate may still be credited: rounded shares of rows and amounts could be some Rappen more together. */
function roomByRate({ items }: Original, { rows }: CreditedSoFar, less: readonly Rappen[]) {
  const left = items.map(({ vatRate, total }, position) => ({
    vatRate,
    total: total - (rows.get(position)?.total ?? 0) - (less[position] ?? 0),
  }));
  return new Map(sumsByRate(left).map(({ rate, total }) => [rate, Math.max(0, total)]));
}

interface Credited {
  position: number;
  quantity: number;
  soFar: CreditedSoFar;
  less: Rappen;
  /** What is left for the row at its rate. */
  most: Rappen;
}

function creditedItem(item: InvoiceItem, { position, quantity, soFar, less, most }: Credited): InvoiceItem {
  const before = soFar.rows.get(position) ?? { quantity: 0, total: 0 };
  const byThen = shareOf(item.total, before.quantity + quantity, item.quantity);
  const left = item.total - before.total - less;
  const ofLeft = shareOf(left, quantity, item.quantity - before.quantity);
  const share = Math.max(0, less > 0 ? ofLeft : byThen - before.total);
  const total = Math.min(share, most);
  const off = lineTotal(quantity, item.unitPrice) - total;
  const discount =
    (less > 0 || total < share) && off > 0
      ? discountText({ amount: off, label: "" })
      : deductedAs(item.discount, off);
  return { ...item, quantity, total, discount, correctsPosition: position };
}

interface CreditedRows {
  items: InvoiceItem[];
  /** What rows of a rate may be credited after these. */
  room: ReadonlyMap<VatRate, Rappen>;
}

function creditedVat(original: Original, soFar: CreditedSoFar, { items, room }: CreditedRows): VatRow[] {
  const includesVat = original.pricesIncludeVat !== 0;
  const full = new Map(sumsByRate(original.items).map(({ rate, total }) => [rate, total]));
  return sumsByRate(items).map(({ rate }) => {
    const [charged, earlier] = [rowOf(original.vatRows, rate), rowOf(soFar.vatRows, rate)];
    const left = {
      rate,
      net: Math.max(0, charged.net - earlier.net),
      vat: Math.max(0, charged.vat - earlier.vat),
    };
    const [rest, whole] = [room.get(rate) ?? 0, full.get(rate) ?? 0];
    if (rest === 0) return left;
    const byThen = shareOf(charged.net + (includesVat ? charged.vat : 0), whole - rest, whole);
    const price = Math.max(0, byThen - earlier.net - (includesVat ? earlier.vat : 0));
    const vat = Math.max(0, Math.min(left.vat, vatRow(rate, byThen, includesVat).vat - earlier.vat));
    if (!includesVat) return { rate, net: Math.min(left.net, price), vat };
    const included = Math.max(price - left.net, Math.min(price, vat));
    return { rate, net: price - included, vat: included };
  });
}

export function rowOf(rows: readonly VatRow[], rate: VatRate): VatRow {
  return rows.find((row) => row.rate === rate) ?? { rate, net: 0, vat: 0 };
}

function deducted(items: InvoiceItem[], { pricesIncludeVat }: Original, gross: Rappen, net: Rappen): Rappen {
  return items.reduce((sum, { total }) => sum + total, 0) - (pricesIncludeVat ? gross : net);
}

/** A percentage stays what it is; of an amount, the part that is credited. */
function deductedAs(text: string, amount: Rappen): string {
  const discount = storedDiscount(text);
  if (!discount || "percent" in discount) return text;
  return amount > 0 ? discountText({ amount, label: discount.label }) : "";
}
