/** What is further behind answers nobody (ms). */
export const MOST_LAG_MS = 30_000;

/** Where the log of the primary was at which time, and thus how old is what a replica shows. */
export class LogPositions {
  #seen: { at: number; position: number }[] = [];
  #reached = -1;
  #caughtUpAt = -Infinity;

  get reached(): number {
    return this.#reached;
  }

  /** @param at ms, never less than before */
  add(at: number, primary: number, replica: number): void {
    this.#seen.push({ at, position: primary });
    this.#reached = replica;
    const last = this.#seen.findLast(({ position }) => position <= replica);
    if (last) this.#caughtUpAt = last.at;
    this.#seen = this.#seen.filter(({ at: then }) => then > this.#caughtUpAt && then > at - MOST_LAG_MS);
  }

  /** All that the primary had at most so long ago is there. */
  isFreshAt(at: number): boolean {
    return at - this.#caughtUpAt <= MOST_LAG_MS;
  }
}
