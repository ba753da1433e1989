/** How often running statements are looked at (ms). */
const LOOK_EVERY = 500;

/** A statement that has no answer after this time is a reason to ask whether the server still answers (ms). */
const SUSPICIOUS_AFTER = 2_000;

/** The server ends a statement at its limit and says so; this much later its word is not waited for any more (ms). */
const GRACE = 5_000;

interface Running {
  since: number;
  /** The server's own limit (ms). */
  limit: number;
  abandon: () => void;
}

/**
 * Statements that wait for an answer. A server that is frozen, or cut off from the network, sends neither an answer nor an
 * error: then all that were waiting are abandoned.
 */
export class StatementWatch {
  readonly #answers: () => Promise<boolean>;
  readonly #running = new Set<Running>();
  #timer: NodeJS.Timeout | undefined;
  #isAsking = false;

  /** @param answers asks whether the server still answers, in bounded time */
  constructor(answers: () => Promise<boolean>) {
    this.#answers = answers;
  }

  /** `abandon` is called at most once, and makes `work` fail. */
  async during<T>(work: Promise<T>, { limit, abandon }: Omit<Running, "since">): Promise<T> {
    const running = { since: performance.now(), limit, abandon };
    this.#running.add(running);
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY).unref();
    try {
      return await work;
    } finally {
      this.#running.delete(running);
      if (this.#running.size === 0) this.stop();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #look(): Promise<void> {
    const now = performance.now();
    const waiting = [...this.#running];
    this.#abandon(waiting.filter(({ since, limit }) => now - since > limit + GRACE));
    if (this.#isAsking || !waiting.some(({ since }) => now - since > SUSPICIOUS_AFTER)) return;
    this.#isAsking = true;
    if (!(await this.#answers())) this.#abandon(waiting);
    this.#isAsking = false;
  }

  #abandon(those: Running[]): void {
    for (const running of those) if (this.#running.delete(running)) running.abandon();
  }
}
