import { AsyncLocalStorage } from "node:async_hooks";

const ownPatience = new AsyncLocalStorage<number>();

/** Each write of `work` waits this long for other writers (ms) instead of the default. */
export function withPatience<T>(patience: number, work: () => Promise<T>): Promise<T> {
  return ownPatience.run(patience, work);
}

/** What `withPatience` has set around the caller, else `fallback` (ms). */
export function patienceOr(fallback: number): number {
  return ownPatience.getStore() ?? fallback;
}
