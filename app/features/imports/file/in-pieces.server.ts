import { setImmediate } from "node:timers/promises";

/** Rows whose handling takes some milliseconds together. */
const PIECE = 25;

/**
 * The items with their index, pausing after every few of them so that other requests are served. Without the pause a
 * long file would block the event loop, because SQLite answers synchronously. A transaction that is open stays safe:
 * other reads see what was committed before it, other writes wait for it.
 */
export async function* inPieces<T>(items: readonly T[]): AsyncGenerator<[number, T]> {
  for (const [index, item] of items.entries()) {
    if (index % PIECE === 0) await setImmediate();
    yield [index, item];
  }
}
