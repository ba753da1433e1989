import type { InvoiceDesign } from "#app/features/selling/design/design.ts";
import {
  NOTHING_SETTLED,
  type InvoiceDocument,
  type InvoiceItem,
  type InvoiceMark,
  type Recipient,
  type Sender,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import type { offerContentFields, offerFields } from "#app/features/selling/offers/fields/offer-fields.ts";
import type { ValuesOf } from "#app/platform/forms/field-record.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";

export interface OfferContent extends ValuesOf<typeof offerFields & typeof offerContentFields> {
  sender: Sender;
  recipient: Recipient;
  items: InvoiceItem[];
  subtotal: Rappen;
  vatTotal: Rappen;
  rounding: Rappen;
  total: Rappen;
  /** The highest rate first. */
  vatRows: VatRow[];
  design: InvoiceDesign;
}

/** The offer in the shape of an invoice that asks for no payment, so that the same code draws it. */
export function asInvoice(
  offer: OfferContent,
  { language, mark }: { language: Locale; mark: InvoiceMark | null },
): InvoiceDocument {
  return {
    ...offer,
    kind: "invoice",
    corrects: null,
    dueDate: offer.validUntil,
    skonto: "",
    currency: "CHF",
    exchangeRate: 0,
    slip: "standard",
    referenceType: "NON",
    reference: "",
    ...NOTHING_SETTLED,
    language,
    isCopy: language !== offer.language,
    mark,
  };
}
