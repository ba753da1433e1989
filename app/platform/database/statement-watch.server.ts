const LOOK_EVERY_MS = 500;

const SUSPICIOUS_AFTER_MS = 2_000;

/** The server reports a statement at its limit; so much later (ms) its report is no longer awaited. */
const GRACE = 5_000;

interface Running {
  since: number;
  /** The server's own limit (ms). */
  limit: number;
  abandon: () => void;
}

/**
 * A server that is frozen or cut off sends neither an answer nor an error: then all waiting statements are abandoned.
 */
export class StatementWatch {
  readonly #answers: () => Promise<boolean>;
  readonly #running = new Set<Running>();
  #timer: NodeJS.Timeout | undefined;
  #isAsking = false;

  /** @param answers in bounded time */
  constructor(answers: () => Promise<boolean>) {
    this.#answers = answers;
  }

  /** `abandon` is called at most once, and makes `work` fail. */
  async during<T>(work: Promise<T>, { limit, abandon }: Omit<Running, "since">): Promise<T> {
    const running = { since: performance.now(), limit, abandon };
    this.#running.add(running);
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
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
    if (this.#isAsking || !waiting.some(({ since }) => now - since > SUSPICIOUS_AFTER_MS)) return;
    this.#isAsking = true;
    if (!(await this.#answers())) this.#abandon(waiting);
    this.#isAsking = false;
  }

  #abandon(those: Running[]): void {
    for (const running of those) if (this.#running.delete(running)) running.abandon();
  }
}
