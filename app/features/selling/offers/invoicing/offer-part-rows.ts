import { partRows, WHOLE_IN_PERCENT } from "#app/features/selling/invoices/deposits/part-rows.ts";
import type { InvoiceItem } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { OfferContent } from "#app/features/selling/offers/document/offer-content.ts";
import { shareOf } from "#app/swiss/money.ts";

type Divided = Pick<OfferContent, "vatRows" | "pricesIncludeVat"> & {
  items: readonly Pick<InvoiceItem, "vatRate" | "zeroRateReason">[];
};

/**
 * As prices are given in the offer: with VAT or without. What all parts so far come to is rounded, not each of them, so
 * that parts never add up to more than the offer.
 * @param percent hundredths of a percent, as `before`, which is the sum of the earlier parts
 */
export function offerPartRows(
  { items, vatRows, pricesIncludeVat }: Divided,
  { percent, before, description }: { percent: number; before: number; description: string },
): InvoiceItem[] {
  const parts = vatRows.map(({ rate, net, vat }) => {
    const charged = pricesIncludeVat ? net + vat : net;
    const byThen = shareOf(charged, before + percent, WHOLE_IN_PERCENT);
    return { rate, amount: byThen - shareOf(charged, before, WHOLE_IN_PERCENT) };
  });
  return partRows(parts, items, description);
}
