import { AppError } from "./errors.ts";

const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 10 * 60_000;
const FORGOTTEN_AFTER = 60 * 60_000;

interface Debt {
  times: number;
  since: number;
}

const AGAIN_AFTER = 10;

const UNREAD = "file.unread";

/** A file took more time or memory than it may, so nobody knows what it says. A thread may throw it itself. */
export class Exhausted extends AppError {
  constructor() {
    super(UNREAD, [], AGAIN_AFTER);
  }

  /** An error that a thread has thrown arrives as its message. */
  static isMeantBy({ message }: Error): boolean {
    return message === UNREAD;
  }
}

/** Whoever brought a file that exhausted its thread waits before the next one, twice as long each time. */
export class ExhaustionPrice {
  readonly #debts = new Map<string, Debt>();

  charge(owner: string): void {
    const now = performance.now();
    for (const [other, { since }] of this.#debts)
      if (now - since >= FORGOTTEN_AFTER) this.#debts.delete(other);
    this.#debts.set(owner, { times: (this.#debts.get(owner)?.times ?? 0) + 1, since: now });
  }

  /** ms until the next one may begin; null for who owes nothing. */
  waitOf(owner: string): number | null {
    const debt = this.#debts.get(owner);
    if (!debt) return null;
    const passed = performance.now() - debt.since;
    if (passed >= FORGOTTEN_AFTER) return null;
    return Math.max(0, Math.min(FIRST_WAIT * 2 ** (debt.times - 1), LONGEST_WAIT) - passed);
  }
}

export const exhaustionPrice = new ExhaustionPrice();
