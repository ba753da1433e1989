import type { Generated } from "kysely";
import type { JsonColumn } from "#app/platform/database/json-column.ts";

export interface ReminderSettingsTable {
  id: string;
  business_id: string;
  /** `off`, `suggest`, `draft` or `send`. */
  mode: string;
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
  level: number;
  /** `draft`, `ready` (for the post) or `sent`. */
  state: string;
  created_on: string;
  due_until: string;
  open_amount: number;
  interest: number;
  interest_days: number;
  /** With VAT; `fee_vat` is JSON by rate. */
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
