import type { Generated } from "kysely";
import type { GeneratedJson, JsonColumn } from "#app/platform/database/json-column.ts";

export interface VatMethodsTable {
  id: string;
  business_id: string;
  /** It holds until the day before the next one. */
  valid_from: string;
  method: "none" | "effective" | "net";
  consideration: "agreed" | "received";
  period: "month" | "quarter" | "half" | "year";
  /** 1 where the payable tax is rounded to 5 Rappen in the taxpayer's favour. */
  rounds_to_five: number;
  activities: JsonColumn;
  /** 1 or 0 once a person has said whether VAT was declared before the first step. */
  registered_before: number | null;
  created_at: string;
}

export interface TaxPeriodsTable {
  id: string;
  business_id: string;
  starts_on: string;
  ends_on: string;
  /** A reconciliation has only what the filed returns of its days do not. */
  kind: Generated<"return" | "reconciliation">;
  /** 0 for the first return, then 1, 2 … */
  correction: number;
  state: "open" | "closed";
  /** Figures that only the owner knows. */
  typed: JsonColumn;
  adjustments: GeneratedJson;
  /** Codes of net tax rates from before 2025, as the tax administration numbers them. */
  codes: GeneratedJson;
  snapshot: GeneratedJson;
  /** SHA-256 of the figures in the snapshot; empty while open. */
  snapshot_hash: Generated<string>;
  version: number;
  closed_at: string | null;
  created_at: string;
}

/** What a person decided about an invoice whose own rows do not say it. */
export interface TaxDecisionsTable {
  invoice_id: string;
  business_id: string;
  reason: "" | "export" | "abroad" | "exempt";
  activity: string;
  /** By rate: when it was supplied, or at which rate it is declared. */
  by_rate: GeneratedJson;
  decided_at: string;
}

/** What returns that were closed before there was a book hold; it is moved there. */
export interface TaxEntriesTable {
  id: string;
  business_id: string;
  invoice_id: string;
  basis: "agreed" | "received";
  kind:
    | "invoice"
    | "prepayment"
    | "fee"
    | "payment"
    | "fee_payment"
    | "refund"
    | "credit_note"
    | "skonto"
    | "write_off"
    | "rounding"
    | "fee_waived";
  /** The document, allocation, charge or refund. */
  source_id: string;
  day: string;
  /** Decides which rates apply. */
  supply_day: string;
  rate: number;
  /** Why the rate is 0; `undecided` until a person says so. */
  reason: "" | "export" | "abroad" | "exempt" | "undecided";
  activity: string;
  net: number;
  vat: number;
  /** The closed period that holds it. */
  period_id: string;
}

/** What a month's euro was worth, as typed: CHF for 1 EUR in hundred-thousandths. */
export interface ExchangeRatesTable {
  business_id: string;
  /** `YYYY-MM` */
  month: string;
  rate: number;
}

/** Months without a rate that a document or payment in EUR needs; what happened on `day` is not booked until then. */
export interface MissingRatesTable {
  business_id: string;
  holder: "invoice" | "payment";
  holder_id: string;
  month: string;
  day: string;
}

/** A year that was closed, and how it was opened again. `hash` names the figures that were shown. */
export interface YearClosingsTable {
  id: string;
  business_id: string;
  year: number;
  hash: string;
  closed_at: string;
  /** Of the book at that moment; null where there was none yet. */
  last_sequence: number | null;
  /** Names as they were. */
  closed_by: string;
  reopened_at: string | null;
  reopened_by: Generated<string>;
  reason: Generated<string>;
}

/** Accounts that a business has chosen instead of those of the Swiss SME chart. */
export interface JournalAccountsTable {
  business_id: string;
  name: string;
  number: string;
}
