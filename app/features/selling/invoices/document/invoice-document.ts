import type { InvoiceDesign } from "#app/features/selling/design/design.ts";
import type { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import type { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import type {
  profileFields,
  referenceFields,
  senderAddressFields,
  senderFields,
} from "#app/features/selling/invoices/fields/payment-fields.ts";
import type {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import type { InvoiceKind } from "#app/features/selling/invoices/fields/invoice.ts";
import type { Charge } from "#app/features/books/ledger/charge.ts";
import type { Allocation, Returned } from "#app/features/books/ledger/payment.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import type { ValuesOf } from "#app/platform/forms/field-record.ts";

/** Snapshot of the time of writing. Empty text where nothing is known. */
export interface Sender extends ValuesOf<
  typeof senderFields & typeof profileFields & typeof senderAddressFields
> {
  /** Beside a QR-IBAN, for transfers from abroad; else empty. */
  normalIban: string;
  /** Whether the payment part carries it: for firms, as the business chose. */
  billingInformation: boolean;
  /** Whom the payment part names for eBill; else empty. */
  eBillRecipient: string;
}

export type Address = ValuesOf<typeof recipientAddressFields>;

export type Recipient = ValuesOf<typeof recipientFields & typeof recipientAddressFields>;

export interface InvoiceItem extends ValuesOf<typeof itemFields> {
  /** After its discount, rounded half away from zero. */
  total: number;
  /** On a credit note: the row of the invoice that it corrects, from 0. */
  correctsPosition?: number;
}

/** What a credit note says of the invoice that it corrects. */
export interface Corrects {
  id: string;
  number: string;
  issueDate: string;
  /** All of it at once: a cancellation invoice. */
  isWhole: boolean;
}

/** A part invoice, as the final invoice deducts it. */
export interface Deduction {
  id: string;
  number: string;
  issueDate: string;
  /** What it charges, without what was credited since; the highest rate first. */
  vatRows: VatRow[];
  rounding: Rappen;
  /** True where it is a deposit on a draft, not a part of an offer. */
  isDeposit?: boolean | undefined;
}

/** A deposit asked for before the work is charged. */
export interface Deposit {
  /** The draft of the whole; null for a part of an offer. */
  of: string | null;
  /** Hundredths of a percent; 0 where an amount was asked for. */
  percent: number;
}

type InvoiceFields = ValuesOf<typeof invoiceFields & typeof contentFields & typeof referenceFields>;

/** `serviceTo` equals `serviceFrom` for a single day; `reference` is without spaces, empty for NON. */
export interface InvoiceContent extends InvoiceFields {
  kind: InvoiceKind;
  corrects: Corrects | null;
  sender: Sender;
  recipient: Recipient;
  items: InvoiceItem[];
  deposit?: Deposit;
  /** On a final invoice, which charges what they leave of its rows. */
  deductions?: Deduction[];
  subtotal: Rappen;
  vatTotal: Rappen;
  /** The rounding to 5 Rappen. */
  rounding: Rappen;
  total: Rappen;
  /** The highest rate first. */
  vatRows: VatRow[];
  design: InvoiceDesign;
}

export interface OwedInvoice extends InvoiceContent {
  /** Interest and fees of reminders. */
  charged: Rappen;
  charges: Charge[];
  /** What was settled before the drawing; nothing of the original. */
  settled: Rappen;
  allocations: Allocation[];
  returns: Returned[];
}

export const NOTHING_SETTLED = { charged: 0, charges: [], settled: 0, allocations: [], returns: [] };

/** `on` is the day of payment; `test` is of a sandbox. */
export type InvoiceMark =
  | { kind: "draft" | "cancelled" | "withdrawn" | "credited" | "written_off" | "test" }
  | { kind: "paid"; on: string };

export interface InvoiceDocument extends OwedInvoice {
  isCopy: boolean;
  /** The day of a drawing after the original, which states no term that is over by then. */
  asOf?: Day;
  mark: InvoiceMark | null;
}
