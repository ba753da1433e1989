import type { InvoiceDesign } from "#app/features/design/design.ts";
import type { invoiceFields, invoiceTexts } from "#app/features/invoices/fields/invoice-fields.ts";
import type { itemFields } from "#app/features/invoices/fields/item-fields.ts";
import type {
  profileFields,
  referenceFields,
  senderAddressFields,
  senderFields,
} from "#app/features/invoices/fields/payment-fields.ts";
import type {
  recipientAddressFields,
  recipientFields,
} from "#app/features/invoices/fields/recipient-fields.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { ValuesOf } from "#app/platform/forms/field-record.ts";

/** Snapshot of the time of writing. Empty text where nothing is known. */
export interface Sender extends ValuesOf<
  typeof senderFields & typeof profileFields & typeof senderAddressFields
> {
  /** Beside a QR-IBAN, for transfers from abroad; else empty. */
  normalIban: string;
}

export type Address = ValuesOf<typeof recipientAddressFields>;

export type Recipient = ValuesOf<typeof recipientFields & typeof recipientAddressFields>;

export interface InvoiceItem extends ValuesOf<typeof itemFields> {
  /** Rounded half away from zero. */
  total: number;
}

type InvoiceFields = ValuesOf<typeof invoiceFields & typeof invoiceTexts & typeof referenceFields>;

/** `serviceTo` equals `serviceFrom` for a single day; `reference` is without spaces, empty for NON. */
export interface InvoiceContent extends InvoiceFields {
  sender: Sender;
  recipient: Recipient;
  items: InvoiceItem[];
  subtotal: number;
  vatTotal: number;
  total: number;
  design: InvoiceDesign;
}

export interface OwedInvoice extends InvoiceContent {
  /** What was paid before the drawing; 0 for the original. */
  settled: Rappen;
}

/** `on` is the day of payment. */
export type InvoiceMark = { kind: "draft" } | { kind: "cancelled" } | { kind: "paid"; on: string };

/** Plain data, so that it can travel to a worker thread. */
export interface InvoiceDocument extends OwedInvoice {
  /** In a language other than the stored original. */
  isCopy: boolean;
  mark: InvoiceMark | null;
}
