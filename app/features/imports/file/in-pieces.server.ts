import { setImmediate } from "node:timers/promises";

/** Rows that take some milliseconds together. */
const PIECE = 25;

/**
 * Pauses after every few items so that other requests are served: SQLite answers synchronously, and a long file would
 * block the event loop. An open transaction stays safe: other reads see what was committed before, other writes wait.
 */
export async function* inPieces<T>(items: readonly T[]): AsyncGenerator<[number, T]> {
  for (const [index, item] of items.entries()) {
    if (index % PIECE === 0) await setImmediate();
    yield [index, item];
  }
}
