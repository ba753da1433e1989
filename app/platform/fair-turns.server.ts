import { AppError, type ErrorCode } from "#app/platform/errors.ts";

interface Waiting {
  owner: string;
  begin: () => void;
}

interface TurnsOptions {
  atOnce: number;
  /** ms after which somebody who waits is refused. */
  patience: number;
}

interface Turn {
  owner: string;
  refusal: ErrorCode;
}

const RETRY_AFTER = 10;

/** Work of which only few run at a time, and of each owner one: whoever brings much waits behind the others. */
export class FairTurns {
  readonly #options: TurnsOptions;
  readonly #running = new Set<string>();
  #waiting: Waiting[] = [];

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  async run<T>({ owner, refusal }: Turn, work: () => Promise<T>): Promise<T> {
    await this.#begin(owner, refusal);
    try {
      return await work();
    } finally {
      this.#running.delete(owner);
      const [others, own] = [this.#waiting.filter((one) => one.owner !== owner), this.#of(owner)];
      this.#waiting = [...others, ...own];
      this.#beginNext();
    }
  }

  #of(owner: string): Waiting[] {
    return this.#waiting.filter((one) => one.owner === owner);
  }

  #begin(owner: string, refusal: ErrorCode): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        owner,
        begin: () => {
          clearTimeout(patience);
          resolve();
        },
      };
      const patience = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(new AppError(refusal, [], RETRY_AFTER));
      }, this.#options.patience);
      this.#waiting.push(waiting);
      this.#beginNext();
    });
  }

  #beginNext(): void {
    if (this.#running.size >= this.#options.atOnce) return;
    const next = this.#waiting.find(({ owner }) => !this.#running.has(owner));
    if (!next) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#running.add(next.owner);
    next.begin();
    this.#beginNext();
  }
}
