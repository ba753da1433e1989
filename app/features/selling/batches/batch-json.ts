import { rappenToNumber } from "#app/swiss/money.ts";
import type { Batch, BatchResult } from "./batch.ts";

export function batchJson(batch: Batch, results: BatchResult[]) {
  return { ...batchCounts(batch), results: results.map(resultJson) };
}

export function batchCounts(batch: Batch) {
  const { id, status, act, total, done, failed, name, group, createdAt } = batch;
  return { id, status, act, total, done, failed, name, group: group || null, createdAt };
}

function resultJson({ clientId, client, state, invoiceId, number, amount, error, errorField }: BatchResult) {
  return {
    clientId,
    client,
    state,
    invoiceId: number ? invoiceId : null,
    number: number || null,
    total: number && amount !== null ? rappenToNumber(amount) : null,
    error: error || null,
    field: errorField || null,
  };
}
