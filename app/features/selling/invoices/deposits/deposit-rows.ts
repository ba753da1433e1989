import type { Deduction, InvoiceItem } from "#app/features/selling/invoices/document/invoice-document.ts";
import {
  type Pricing,
  spread,
  type Totals,
  totalsLess,
  totalsOf,
} from "#app/features/selling/invoices/pricing/totals.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";
import { partRows, WHOLE_IN_PERCENT } from "./part-rows.ts";

interface Whole extends Pricing {
  items: readonly InvoiceItem[];
  roundsToFive: boolean;
}

interface Asked {
  percent?: number | undefined;
  amount?: Rappen | undefined;
}

interface DepositRows {
  items: InvoiceItem[];
  pricesIncludeVat: number;
}

/**
 * A row for each VAT rate: of a share in the way in which the whole gives its prices, of an amount with its VAT. Never
 * more of a rate than the earlier deposits leave. Null where nothing would be left for the final invoice.
 */
export function depositRows(
  whole: Whole,
  before: readonly Deduction[],
  { percent, amount, description }: Asked & { description: string },
): DepositRows | null {
  const all = totalsOf(whole.items, whole, whole.roundsToFive);
  const rest = totalsLess(all, before);
  if (!rest) return null;
  const pricesIncludeVat = amount === undefined ? whole.pricesIncludeVat : 1;
  const left = chargedAt(rest, pricesIncludeVat);
  const parts =
    amount === undefined
      ? chargedAt(all, pricesIncludeVat).map(({ rate, amount: charged }) => ({
          rate,
          amount: Math.min(
            shareOf(charged, percent ?? 0, WHOLE_IN_PERCENT),
            left.find((one) => one.rate === rate)?.amount ?? 0,
          ),
        }))
      : sharesOf(amount, left);
  const items = partRows(parts, whole.items, description);
  const asked = totalsOf(items, { invoiceDiscount: "", pricesIncludeVat }, whole.roundsToFive);
  const then = totalsLess(all, [...before, asked]);
  return then && then.total > 0 && (amount === undefined || amount < rest.total)
    ? { items, pricesIncludeVat }
    : null;
}

function chargedAt({ vatRows }: Totals, pricesIncludeVat: number) {
  return vatRows.map(({ rate, net, vat }) => ({
    rate,
    amount: Math.max(0, net + (pricesIncludeVat ? vat : 0)),
  }));
}

function sharesOf(amount: Rappen, left: ReturnType<typeof chargedAt>) {
  const weights = left.map(({ amount }) => amount);
  const sum = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = spread(Math.min(amount, sum), weights);
  return left.map(({ rate }, index) => ({ rate, amount: shares[index]! }));
}
