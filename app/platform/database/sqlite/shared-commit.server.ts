/** Then the transaction that is being made is the last one. */
const MOST_TRANSACTIONS = 50;

/** ms since the first one ended. */
const LONGEST_WAIT = 20;

/**
 * Transactions that end while others wait for their turn are committed together, so that they wait for the disk once.
 * Each is answered after that commit.
 */
export class SharedCommit {
  #ended: PromiseWithResolvers<void>[] = [];
  #began = 0;

  /** Whether some have ended and are not committed yet. */
  get isOpen(): boolean {
    return this.#ended.length > 0;
  }

  get isFull(): boolean {
    return this.#ended.length >= MOST_TRANSACTIONS || performance.now() - this.#began > LONGEST_WAIT;
  }

  /** @returns fulfilled once it is on the disk */
  join(): Promise<void> {
    if (!this.isOpen) this.#began = performance.now();
    const end = Promise.withResolvers<void>();
    this.#ended.push(end);
    return end.promise;
  }

  /** @param error none of them is stored */
  settle(error?: unknown): void {
    const ended = this.#ended;
    this.#ended = [];
    for (const { resolve, reject } of ended) {
      if (error === undefined) resolve();
      else reject(error);
    }
  }
}
