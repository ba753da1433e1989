import type { Locale } from "#app/platform/i18n/locale.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { ReadingComparison } from "./e-invoice/compare-readings.ts";
import type { ReadEInvoice, ReceiptProblem } from "./e-invoice/read-e-invoice.ts";
import type { ReadQrBill } from "./read-qr-payload.ts";

/** Which of two readings a person believes; empty while nobody has said. */
export type Believed = "" | "eInvoice" | "qr";

export interface Readings {
  eInvoice: ReadEInvoice | null;
  /** Why there is no e-invoice, though there is XML, or why perhaps not all was found. */
  problem: ReceiptProblem | "";
  qr: ReadQrBill | null;
  believed: Believed;
  today: string;
  locale: Locale;
}

type NoteKey =
  | "differs"
  | "creditNote"
  | "otherCurrency"
  | "notPositive"
  | "unclear"
  | "alreadyPaid"
  | "otherVat"
  | "otherAccount";

export interface ReadingNote {
  key: NoteKey;
  params: Record<string, string>;
}

export interface ReadFact {
  name: "number" | "vatNumber" | "dueDay" | "total" | "due" | "iban" | "reference";
  value: string;
}

/** What is said of a form that a receipt has filled in. */
export interface ReceiptReading {
  source: "eInvoice" | "qr" | "nothing";
  currency: string;
  problem: ReceiptProblem | "";
  notes: ReadingNote[];
  facts: ReadFact[];
  comparison: ReadingComparison | null;
  believed: Believed;
}

export interface FilledForm {
  values: FormValues;
  reading: ReceiptReading;
}

export function believedIn(text: string | null): Believed {
  return text === "eInvoice" || text === "qr" ? text : "";
}
