import { AsyncLocalStorage } from "node:async_hooks";

/** The businesses that the transaction has written for. */
const open = new AsyncLocalStorage<Set<string>>();

/** Stack frames; the query builder takes the first ten. */
const DEPTH = 30;

export function insideTransaction<T>(wrote: Set<string>, work: () => Promise<T>): Promise<T> {
  return open.run(wrote, work);
}

/** Undefined outside of a transaction. */
export function writtenInTransaction(): Set<string> | undefined {
  return open.getStore();
}

/**
 * A query on another connection would not see the transaction's writes or be rolled back with it.
 * @throws Error whose stack names the query
 */
export function forbidInsideTransaction(): void {
  if (!open.getStore()) return;
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = DEPTH;
  const error = new Error(
    "a query beside the open transaction: use the `ctx` that ctx.transaction() hands to its work, not the outer one",
  );
  Error.stackTraceLimit = limit;
  throw error;
}
