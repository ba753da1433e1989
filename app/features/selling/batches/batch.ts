import type { Selectable } from "kysely";
import type { Currency } from "#app/swiss/money.ts";
import type { BatchesTable, BatchRowsTable } from "#app/platform/database/schema/batches.ts";

export const MAX_CLIENTS = 10_000;

/** PDFs that are joined to one. */
export const LETTERS_A_FILE = 250;

export type BatchAct = BatchesTable["act"];
export type BatchKind = Selectable<BatchesTable>["kind"];
export type BatchWay = BatchesTable["way"];
export type BatchRowState = BatchRowsTable["state"];

export const BATCH_ACTS = ["draft", "send", "undo"] as const satisfies BatchAct[];
export const BATCH_STATUSES = ["running", "done"] as const satisfies BatchesTable["status"][];
export const BATCH_ROW_STATES = [
  ...(["waiting", "drafted", "failed", "sent", "posted", "unsent", "removed"] as const),
] as const satisfies BatchRowState[];

/** Rows that an act takes on when it begins. */
export const TAKEN_ON: Record<BatchAct, BatchRowState[]> = {
  draft: ["failed"],
  send: ["drafted", "unsent"],
  undo: ["drafted", "unsent"],
};

export type BatchCounts = Record<BatchRowState | "todo", number>;

export interface Batch extends BatchSteps {
  id: string;
  kind: BatchKind;
  name: string;
  group: string;
  act: BatchAct;
  way: BatchWay;
  status: BatchesTable["status"];
  counts: BatchCounts;
  beganAt: string;
  createdAt: string;
}

interface BatchSteps {
  /** Clients. */
  total: number;
  /** How many the present act has done, without those that failed. */
  done: number;
  failed: number;
}

export interface BatchResult {
  clientId: string;
  client: string;
  state: BatchRowState;
  invoiceId: string | null;
  offerId: string | null;
  /** Empty while there is no document. */
  number: string;
  /** Rappen. */
  amount: number | null;
  currency: Currency;
  isPaid: boolean;
  error: string;
  errorField: string;
}

export interface ResultRow {
  id: string;
  /** Empty without one. */
  clientId: string;
  client: string;
  /** Address of the document. */
  to: string;
  number: string;
  amount: string;
  state: BatchRowState;
  isPaid: boolean;
  /** What stands in the way, or empty. */
  why: string;
}

export function stepsOf(counts: BatchCounts): BatchSteps {
  const { todo, ...states } = counts;
  const total = Object.values(states).reduce((sum, count) => sum + count, 0);
  const failed = counts.failed + counts.unsent;
  return { total, done: Math.max(0, total - todo - failed), failed };
}
