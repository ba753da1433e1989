import type { InvoiceDesign } from "#app/features/design/design.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { ReferenceType } from "#app/swiss/reference.ts";
import type { InvoiceMark } from "#app/features/invoices/view/invoice-mark.ts";

/** A structured postal address; `street` may contain the building number, `buildingNumber` is kept apart and never split by us. */
export interface Address {
  street: string;
  buildingNumber: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
}

/** Who sends the invoice, as it stood when the invoice was written. Empty text where nothing is known. */
export interface Sender extends Address {
  /** Creditor of the payment part: the account holder's name, 1–70 characters. */
  name: string;
  email: string;
  phone: string;
  /** `CHE-123.456.789`, empty when the business is not registered for VAT. */
  vatNumber: string;
  /** CH or LI, no spaces; empty when there is none yet. */
  iban: string;
  /** The normal IBAN beside a QR-IBAN, for transfers from abroad; empty when there is none or `iban` is one itself. */
  normalIban: string;
}

/** Who pays, as it stood when the invoice was written. */
export interface Recipient extends Address {
  name: string;
  contact: string;
  email: string;
  phone: string;
}

export interface InvoiceItem {
  description: string;
  /** Thousandths of a unit, > 0. */
  quantity: number;
  /** Free text such as `h` or `km`; empty when none. */
  unit: string;
  /** Rappen. */
  unitPrice: number;
  /** Tenths of a percent. */
  vatRate: number;
  /** Rappen, quantity × unitPrice rounded half away from zero. */
  total: number;
}

/** What an invoice says, whatever has become of it. */
export interface InvoiceContent {
  number: string;
  /** Days `YYYY-MM-DD`; the service period is empty text when not given, `serviceTo` equals `serviceFrom` for a single day. */
  issueDate: string;
  dueDate: string;
  serviceFrom: string;
  serviceTo: string;
  subject: string;
  notes: string;
  sender: Sender;
  recipient: Recipient;
  items: InvoiceItem[];
  /** Rappen. */
  subtotal: number;
  vatTotal: number;
  total: number;
  referenceType: ReferenceType;
  /** Without spaces; empty for NON. */
  reference: string;
  /** Look of the letter, as it was chosen when the invoice was written. */
  design: InvoiceDesign;
  /** Language of the letter and of the slip's fixed words. */
  language: Locale;
}

/**
 * All that an invoice shows: input of the view that page and PDF draw. Plain data, so that it can travel
 * to a worker thread.
 */
export interface InvoiceDocument extends InvoiceContent {
  /** True for a language other than the stored original: the letter says so. */
  isCopy: boolean;
  mark: InvoiceMark | null;
}
