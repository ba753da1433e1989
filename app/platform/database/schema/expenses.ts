import type { Generated } from "kysely";
import type { XmlProblem } from "#app/platform/xml/unreadable-xml.ts";
import type { GeneratedJson, JsonColumn, NullableJson } from "#app/platform/database/json-column.ts";

export interface ExpensesTable {
  id: string;
  business_id: string;
  supplier: string;
  /** Folded, to know it again. */
  supplier_key: string;
  day: string;
  category:
    | "material"
    | "services"
    | "rent"
    | "vehicle"
    | "insurance"
    | "energy"
    | "office"
    | "software"
    | "advertising"
    | "other"
    | "furniture"
    | "computers";
  reference: string;
  iban: string;
  note: string;
  project: Generated<string>;
  rows: JsonColumn;
  /** Whose money paid it; `open` while nobody has. */
  paid_from: Generated<"bank" | "cash" | "private" | "open">;
  /** Empty where nothing is said. */
  due_on: Generated<string>;
  /** Empty where it was paid on its day. */
  paid_on: Generated<string>;
  /** The kind of rate at which what comes from abroad is taxed here, or empty. */
  acquisition_tax: Generated<"" | "standard" | "reduced">;
  /** Hundredths of a percent. */
  private_share: Generated<number>;
  /** Rappen, below 0 for what a supplier credits: the sum of the rows, with VAT. */
  amount: number;
  /** Rappen: the VAT in it. */
  vat: number;
  external_id: Generated<string>;
  /** While external ids are unique: where this one's is. */
  unique_as: Generated<"" | "expense">;
  metadata: GeneratedJson;
  search_text: string;
  archived_at: string | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface ExpenseReceiptsTable {
  id: string;
  business_id: string;
  /** Null while it waits for its form. */
  expense_id: string | null;
  /** The booking by hand that has it, or null. */
  booking_id: Generated<string | null>;
  name: string;
  type: "application/pdf" | "application/xml" | "image/jpeg" | "image/png";
  /** Bytes. */
  size: number;
  sha256: string;
  bytes: Buffer;
  in_store: Generated<number>;
  /** The text of its payment part's QR code, or empty. */
  qr: Generated<string>;
  /** What its e-invoice says while it waits. */
  e_invoice_reading: NullableJson;
  /** Why that, or the QR code, was not read, or empty. */
  e_invoice_problem: Generated<"" | XmlProblem | "too_large" | "unknown" | "unread">;
  /** A hash of its supplier and number, or empty. */
  e_invoice_key: Generated<string>;
  replaced_at: string | null;
  /** Null once an expense has it. */
  expires_at: string | null;
  created_at: string;
}
