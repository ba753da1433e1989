import { sharedReason } from "#app/features/selling/invoices/fields/zero-rate-reason.ts";
import type { InvoiceItem } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { OfferContent } from "#app/features/selling/offers/document/offer-content.ts";
import { WHOLE_OFFER } from "#app/features/selling/offers/fields/offer.ts";
import { shareOf } from "#app/swiss/money.ts";

type Divided = Pick<OfferContent, "vatRows" | "pricesIncludeVat"> & {
  items: readonly Pick<InvoiceItem, "vatRate" | "zeroRateReason">[];
};

/**
 * One row for each VAT rate, as prices are given in the offer: with VAT or without. What all parts so far come to is
 * rounded, not each of them, so that parts never add up to more than the offer. The row at 0 % has the reason that
 * the offer's rows share; where they differ, a person decides.
 * @param percent hundredths of a percent, as `before`, which is the sum of the earlier parts
 */
export function partRows(
  { items, vatRows, pricesIncludeVat }: Divided,
  { percent, before, description }: { percent: number; before: number; description: string },
): InvoiceItem[] {
  return vatRows.flatMap(({ rate, net, vat }) => {
    const charged = pricesIncludeVat ? net + vat : net;
    const byThen = shareOf(charged, before + percent, WHOLE_OFFER);
    const amount = byThen - shareOf(charged, before, WHOLE_OFFER);
    if (amount <= 0) return [];
    return [
      {
        description,
        details: "",
        unit: "",
        discount: "",
        quantity: 1000,
        unitPrice: amount,
        vatRate: rate,
        zeroRateReason: rate === 0 ? sharedReason(items) : "",
        total: amount,
      },
    ];
  });
}
