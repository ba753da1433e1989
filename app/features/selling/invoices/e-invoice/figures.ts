import { asksForPayment } from "#app/features/selling/invoices/document/invoice-slip.ts";
import type {
  InvoiceDocument,
  InvoiceItem,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import { includedVat, type VatRate, type VatRow, type ZeroRateReason } from "#app/swiss/vat.ts";
import { lineTotal, type Rappen, shareOf } from "#app/swiss/money.ts";
import { spread } from "#app/features/selling/invoices/pricing/totals.ts";
import { type VatCategory, vatCategories } from "./vat-category.ts";

/** Rappen without VAT: `full` less `allowance` is `net`. */
export interface BilledRow {
  item: InvoiceItem;
  category: VatCategory;
  full: Rappen;
  allowance: Rappen;
  net: Rappen;
}

/** What the document takes off the rows of a category; `deduction` is the place of the part invoice. */
interface Allowance {
  deduction: number | null;
  amount: Rappen;
}

export interface VatGroup {
  category: VatCategory;
  rate: VatRate;
  reasons: ZeroRateReason[];
  allowances: Allowance[];
  net: Rappen;
  vat: Rappen;
}

export interface EInvoiceFigures {
  rows: BilledRow[];
  groups: VatGroup[];
  prepaid: Rappen;
}

/** The document's own sums by row and category; net amounts of prices with VAT are spread so that they add up. */
export function figuresOf(document: InvoiceDocument): EInvoiceFigures {
  const category = vatCategories(document);
  const billed = new Map<InvoiceItem, BilledRow>();
  const groups = document.vatRows.flatMap((row) => {
    const items = document.items.filter(({ vatRate }) => vatRate === row.rate);
    const nets = netsOf(items, row, document);
    items.forEach((item, index) =>
      billed.set(item, billedRow(item, category(item), nets[index]!, document.pricesIncludeVat !== 0)),
    );
    return groupsOf(
      items.map((item) => billed.get(item)!),
      row,
      document,
    );
  });
  return {
    groups,
    rows: document.items.map((item) => billed.get(item)!),
    prepaid: asksForPayment(document) ? document.settled : 0,
  };
}

function netsOf(items: InvoiceItem[], row: VatRow, document: InvoiceDocument): Rappen[] {
  const totals = items.map(({ total }) => total);
  if (document.pricesIncludeVat === 0) return totals;
  const sum = rappenSum(totals);
  const whole = row.net + rappenSum(deductedAt(row.rate, document));
  const base = document.invoiceDiscount === "" ? whole : Math.max(whole, sum - includedVat(sum, row.rate));
  return spread(base, totals);
}

function billedRow(
  item: InvoiceItem,
  category: VatCategory,
  net: Rappen,
  pricesIncludeVat: boolean,
): BilledRow {
  const full = Math.max(net, fullOf(item, net, pricesIncludeVat));
  return { item, category, net, full, allowance: full - net };
}

/** The full amount: without a discount a row is what it comes to, however a credit note's part was rounded. */
function fullOf(item: InvoiceItem, net: Rappen, pricesIncludeVat: boolean): Rappen {
  const { quantity, unitPrice, discount, total, vatRate } = item;
  if (discount === "") return net;
  const priced = lineTotal(quantity, unitPrice);
  if (!pricesIncludeVat) return priced;
  return total === 0 ? priced - includedVat(priced, vatRate) : shareOf(net, priced, total);
}

function groupsOf(rows: BilledRow[], { rate, net, vat }: VatRow, document: InvoiceDocument): VatGroup[] {
  const parts = [...Map.groupBy(rows, ({ category }) => category)];
  const bases = parts.map(([, rows]) => rappenSum(rows.map(({ net }) => net)));
  const deducted = deductedAt(rate, document);
  const discount = rappenSum(bases) - rappenSum(deducted) - net;
  const amounts = [discount, ...deducted];
  const shares = amounts.map((amount) => allOf(amount, bases));
  return parts.map(([category, rows], place) => {
    const allowances = shares.map((share, index) => ({
      deduction: index === 0 ? null : index - 1,
      amount: share[place]!,
    }));
    return {
      category,
      rate,
      vat,
      net: bases[place]! - rappenSum(allowances.map(({ amount }) => amount)),
      allowances: allowances.filter(({ amount }) => amount !== 0),
      reasons: [...new Set(rows.map(({ item }) => item.zeroRateReason))],
    };
  });
}

function deductedAt(rate: VatRate, { deductions = [] }: InvoiceDocument): Rappen[] {
  return deductions.map(({ vatRows }) => vatRows.find((row) => row.rate === rate)?.net ?? 0);
}

/** Like `spread`, with what no weight has room for on the first. */
function allOf(amount: Rappen, weights: Rappen[]): Rappen[] {
  const shares = spread(amount, weights);
  const left = amount - rappenSum(shares);
  return shares.map((share, index) => (index === 0 ? share + left : share));
}

export function rappenSum(amounts: readonly Rappen[]): Rappen {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
