import type { InvoiceItem } from "#app/features/selling/invoices/document/invoice-document.ts";
import { netAndVat, spread } from "#app/features/selling/invoices/pricing/totals.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import { type CreditedParts, type CreditedSoFar, type Original, rowOf } from "./credited-parts.ts";

/**
 * A credit of an amount and of no quantity, VAT included: one row for each VAT rate, by what is left of it, and at 0 %
 * for each reason.
 * @param amount at most what is left of the total
 * @param description of the rows, in the language of the invoice
 */
export function creditedAmount(
  original: Original,
  soFar: CreditedSoFar,
  { amount, description }: { amount: Rappen; description: string },
): CreditedParts {
  const left = original.vatRows.map(({ rate, net, vat }) => {
    const before = rowOf(soFar.vatRows, rate);
    return { rate, net: Math.max(0, net - before.net), vat: Math.max(0, vat - before.vat) };
  });
  const isRest = amount === original.total - soFar.total;
  const vatRows = (isRest ? left : partsOf(left, amount)).filter(({ net, vat }) => net + vat > 0);
  const items = vatRows.flatMap((row) => itemsAt(original, row, description));
  const { subtotal, vatTotal } = netAndVat(vatRows);
  return {
    items,
    vatRows,
    subtotal,
    vatTotal,
    total: amount,
    rounding: amount - subtotal - vatTotal,
    invoiceDiscount: "",
    isWhole: false,
  };
}

function partsOf(left: readonly VatRow[], amount: Rappen): VatRow[] {
  const grosses = spread(
    amount,
    left.map(({ net, vat }) => net + vat),
  );
  return left.map(({ rate, net, vat }, index) => {
    const gross = grosses[index] ?? 0;
    const ofVat = shareOf(vat, gross, net + vat);
    return { rate, net: gross - ofVat, vat: ofVat };
  });
}

function itemsAt({ items, pricesIncludeVat }: Original, row: VatRow, description: string): InvoiceItem[] {
  const price = row.net + (pricesIncludeVat ? row.vat : 0);
  const byReason = [
    ...Map.groupBy(
      items.filter(({ vatRate }) => vatRate === row.rate),
      ({ zeroRateReason }) => zeroRateReason,
    ),
  ];
  const prices = spread(
    price,
    byReason.map(([, own]) => own.reduce((sum, { total }) => sum + total, 0)),
  );
  return byReason.flatMap(([zeroRateReason], index) => {
    const unitPrice = prices[index] ?? 0;
    const empty = { unit: "", discount: "", details: "" };
    const one = { description, quantity: 1000, vatRate: row.rate, zeroRateReason };
    return unitPrice > 0 ? [{ ...empty, ...one, unitPrice, total: unitPrice }] : [];
  });
}
