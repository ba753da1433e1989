import { AsyncLocalStorage } from "node:async_hooks";

const isOpen = new AsyncLocalStorage<true>();

/** Frames of a stack, of which the query builder takes the first ten. */
const DEPTH = 30;

/** Runs the work of a transaction. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return isOpen.run(true, work);
}

/**
 * Called before a connection is taken. A transaction has a connection of its own, so a query that takes another one
 * runs outside of it: it does not see what the transaction wrote, is not rolled back with it, and on SQLite waits for
 * its end.
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
