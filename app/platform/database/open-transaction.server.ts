import { AsyncLocalStorage } from "node:async_hooks";

interface OpenTransaction {
  /** Of the context that began it; empty for none. */
  businessId: string;
  /** The businesses that it has written for. */
  wrote: Set<string>;
}

const open = new AsyncLocalStorage<OpenTransaction>();

/** Stack frames; the query builder takes the first ten. */
const DEPTH = 30;

export function insideTransaction<T>(transaction: OpenTransaction, work: () => Promise<T>): Promise<T> {
  return open.run(transaction, work);
}

/** Undefined outside of a transaction. */
export function writtenInTransaction(): Set<string> | undefined {
  return open.getStore()?.wrote;
}

/** Undefined outside of a transaction of a context. */
export function businessOfTransaction(): string | undefined {
  return open.getStore()?.businessId;
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
