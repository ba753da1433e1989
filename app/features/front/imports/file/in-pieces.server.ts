import { setImmediate } from "node:timers/promises";

const PIECE = 25;

/**
 * SQLite answers synchronously: without pauses a long file would block the event loop. An open transaction stays safe.
 */
export async function* inPieces<T>(items: readonly T[]): AsyncGenerator<[number, T]> {
  for (const [index, item] of items.entries()) {
    if (index % PIECE === 0) await setImmediate();
    yield [index, item];
  }
}
