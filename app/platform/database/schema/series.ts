import type { Generated } from "kysely";
import type { JsonColumn } from "#app/platform/database/json-column.ts";

export interface SeriesTable {
  id: string;
  business_id: string;
  client_id: string | null;
  /** The group in place of a client: each period makes a batch. */
  group_name: Generated<string>;
  name: string;
  sort_name: string;
  /** `active`, `paused`, `stopped` (by itself) or `ended`. */
  state: string;
  stop_reason: Generated<string>;
  /** `draft` or `send`. */
  mode: string;
  rule: JsonColumn;
  template: JsonColumn;
  vat_number: string;
  first_k: Generated<number>;
  next_k: number;
  /** The planned day of `next_k`; null after the end. */
  next_on: string | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

/** One row for each period that was invoiced or skipped: none comes twice. */
export interface SeriesRunsTable {
  series_id: string;
  k: number;
  planned_on: string;
  /** `invoiced` or `skipped`. */
  state: string;
  invoice_id: string | null;
  batch_id: Generated<string | null>;
  created_at: string;
}
