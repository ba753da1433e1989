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
import type { ValuesOf } from "#app/platform/forms/field-record.ts";

/** Who sends the invoice, as it stood when the invoice was written. Empty text where nothing is known. */
export interface Sender extends ValuesOf<
  typeof senderFields & typeof profileFields & typeof senderAddressFields
> {
  /** The normal IBAN beside a QR-IBAN, for transfers from abroad; empty when there is none or `iban` is one itself. */
  normalIban: string;
}

export type Address = ValuesOf<typeof recipientAddressFields>;

/** Who pays, as it stood when the invoice was written. */
export type Recipient = ValuesOf<typeof recipientFields & typeof recipientAddressFields>;

export interface InvoiceItem extends ValuesOf<typeof itemFields> {
  /** Rappen, quantity × unitPrice rounded half away from zero. */
  total: number;
}

type InvoiceFields = ValuesOf<typeof invoiceFields & typeof invoiceTexts & typeof referenceFields>;

/**
 * What an invoice says, whatever has become of it. `serviceTo` equals `serviceFrom` for a single day; `reference` is
 * without spaces, empty for NON.
 */
export interface InvoiceContent extends InvoiceFields {
  sender: Sender;
  recipient: Recipient;
  items: InvoiceItem[];
  /** Rappen. */
  subtotal: number;
  vatTotal: number;
  total: number;
  /** Look of the letter, as it was chosen when the invoice was written. */
  design: InvoiceDesign;
}

/** Why a drawing is not a bill waiting to be paid. `on` is the day of payment, `YYYY-MM-DD`. */
export type InvoiceMark = { kind: "draft" } | { kind: "cancelled" } | { kind: "paid"; on: string };

/**
 * All that an invoice shows: input of the view that page and PDF draw. Plain data, so that it can travel
 * to a worker thread.
 */
export interface InvoiceDocument extends InvoiceContent {
  /** True for a language other than the stored original: the letter says so. */
  isCopy: boolean;
  mark: InvoiceMark | null;
}
