import type { Generated } from "kysely";
import type { JsonColumn } from "#app/platform/database/json-column.ts";

export interface JobsTable {
  id: string;
  name: string;
  /** Whose turn it takes; empty for the product's own. */
  business_id: Generated<string>;
  /** A second job with the same key is not queued. */
  key: string | null;
  payload: JsonColumn;
  state: string;
  attempts: number;
  run_at: string;
  claimed_until: string | null;
  last_error: string;
  created_at: string;
  finished_at: string | null;
}

export interface TasksTable {
  id: string;
  business_id: string;
  kind: "import" | "reminders" | "bank_file";
  /** The same request made again finds the task that it began. */
  key: string;
  payload: JsonColumn;
  state: "waiting" | "running" | "done" | "failed";
  /** Steps; `done_at_start` were done when the present attempt began. */
  done: number;
  done_at_start: number;
  /** 0 until it is known. */
  total: number;
  counts: JsonColumn;
  /** Code of the error that ended it, or empty. */
  error: string;
  started_at: string | null;
  created_at: string;
  expires_at: string;
}

export interface KeptFormsTable {
  id: string;
  /** Mark of the account whose form it is. */
  owner: string;
  path: string;
  form: string;
  sealed: string;
  expires_at: string;
}

export interface RateLimitsTable {
  /** A hash of what is limited and for whom: neither addresses nor IPs are kept. */
  id: string;
  window_end: string;
  count: number;
}

export interface BackupsTable {
  id: string;
  made_at: string;
}

export interface OperatorActsTable {
  id: string;
  /** Null for a job of no account. */
  business_id: string | null;
  /** Their e-mail address; empty for the command line. */
  operator: string;
  act: string;
  /** Nothing that an account's owner or a client wrote. */
  data: JsonColumn;
  reason: string;
  created_at: string;
}

/** An object of the store outside the database: written before the object is, removed after it. */
export interface StoredObjectsTable {
  sha256: string;
  /** Bytes. */
  size: number;
  touched_at: string;
  stored_at: string | null;
  /** Since then no document has been found that names it. */
  orphaned_at: string | null;
  removing_at: string | null;
  failed_at: string | null;
  last_error: Generated<string>;
}

export interface LastWritesTable {
  business_id: string;
  position: number;
  written_at: string;
}
