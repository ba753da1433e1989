import type { Generated } from "kysely";
import type { JsonColumn } from "#app/platform/database/json-column.ts";

type Level = 1 | 2 | 3;

export interface ReminderSettingsTable {
  id: string;
  business_id: string;
  mode: "off" | "suggest" | "draft" | "send";
  hour: number;
  /** Levels, texts, interest and limits. */
  rules: JsonColumn;
  activated_on: string | null;
  includes_past: number;
  /** `unconfirmed` or `plan_over`; empty where the last run went well. */
  left_out: Generated<string>;
  version: number;
  updated_at: string;
}

export interface RemindersTable {
  id: string;
  business_id: string;
  invoice_id: string;
  level: Level;
  /** The letter about several invoices that it is part of; null where it has a letter of its own. */
  letter_id: Generated<string | null>;
  state: "draft" | "ready" | "sent";
  created_on: string;
  due_until: string;
  open_amount: number;
  interest: number;
  interest_days: number;
  /** The fee with VAT; `fee_vat` is JSON by rate. */
  fee: number;
  fee_vat: JsonColumn;
  amount_claimed: number;
  language: string;
  delivery_id: string | null;
  interest_waived_at: Generated<string | null>;
  fee_waived_at: Generated<string | null>;
  sha256: string;
  bytes: Buffer;
  in_store: Generated<number>;
  created_at: string;
}

/** One letter for several invoices of a client; each of them has a row in `reminders`. */
export interface ReminderLettersTable {
  id: string;
  business_id: string;
  client_id: string | null;
  /** The highest of its invoices. */
  level: Level;
  state: "ready" | "sent";
  created_on: string;
  due_until: string;
  language: string;
  /** Empty, like the reference, where the invoices name no account. */
  iban: string;
  reference: string;
  invoices: number;
  currency: Generated<"CHF" | "EUR">;
  amount_claimed: number;
  delivery_id: string | null;
  sha256: string;
  bytes: Buffer;
  in_store: Generated<number>;
  created_at: string;
}
