import type { BatchesTable, BatchRowsTable } from "#app/platform/database/schema/batches.ts";

export const MAX_CLIENTS = 10_000;

export type BatchAct = BatchesTable["act"];
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
  /** Of the present act, without those that failed. */
  done: number;
  failed: number;
}

export interface BatchResult {
  clientId: string;
  client: string;
  state: BatchRowState;
  invoiceId: string | null;
  /** Empty while there is no invoice. */
  number: string;
  /** Rappen. */
  amount: number | null;
  invoiceState: string;
  error: string;
  errorField: string;
}

export interface ResultRow {
  id: string;
  client: string;
  invoiceId: string;
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
