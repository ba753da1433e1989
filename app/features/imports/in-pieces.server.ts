import { setImmediate } from "node:timers/promises";

/** Rows whose handling takes some milliseconds together. */
const PIECE = 25;

/**
 * The items with their index, and after every few of them a turn for everybody else: SQLite answers at once, so that without
 * a pause a long file would hold up all other requests. Inside a transaction their reads go on and their writes wait.
 */
export async function* inPieces<T>(items: readonly T[]): AsyncGenerator<[number, T]> {
  for (const [index, item] of items.entries()) {
    if (index % PIECE === 0) await setImmediate();
    yield [index, item];
  }
}
