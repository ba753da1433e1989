import { AsyncLocalStorage } from "node:async_hooks";

const currentTimeout = new AsyncLocalStorage<number>();

export function withWriteTimeout<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  return currentTimeout.run(timeoutMs, work);
}

export function writeTimeoutOr(fallback: number): number {
  return currentTimeout.getStore() ?? fallback;
}
