import { AsyncLocalStorage } from "node:async_hooks";

const isOpen = new AsyncLocalStorage<true>();

/** Stack frames; the query builder takes the first ten. */
const DEPTH = 30;

export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return isOpen.run(true, work);
}

/**
 * A query on another connection would not see the transaction's writes or be rolled back with it.
 * @throws Error whose stack names the query
 */
export function forbidInsideTransaction(): void {
  if (!isOpen.getStore()) return;
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = DEPTH;
  const error = new Error(
    "a query beside the open transaction: use the `ctx` that ctx.transaction() hands to its work, not the outer one",
  );
  Error.stackTraceLimit = limit;
  throw error;
}
