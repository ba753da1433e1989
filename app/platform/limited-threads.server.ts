import type { ErrorCode } from "./errors.ts";
import { exhaustionPrice } from "./exhaustion-price.server.ts";
import { FairTurns } from "./fair-turns.server.ts";
import { LimitedThread, type ThreadLimits, type ThreadTask } from "./limited-thread.server.ts";

const PATIENCE = 30_000;

const [AT_ONCE, LONG] = [2, 2];

interface Task extends ThreadTask {
  owner: string;
  refusal: ErrorCode;
}

/** Threads for what customers upload, which may be made to take long. */
export class LimitedThreads {
  readonly #file: URL;
  readonly #limits: ThreadLimits;
  readonly #turns = new FairTurns({
    atOnce: AT_ONCE,
    long: LONG,
    patience: PATIENCE,
    price: exhaustionPrice,
  });
  #threads: LimitedThread[] = [];
  #free: LimitedThread[] = [];

  constructor(file: URL, limits: ThreadLimits) {
    this.#file = file;
    this.#limits = limits;
  }

  /** @throws Exhausted, AppError `refusal` */
  run(input: unknown, { owner, refusal, ...task }: Task): Promise<unknown> {
    return this.#turns.run({ owner, refusal }, async () => {
      const thread = this.#free.pop() ?? this.#newThread();
      try {
        return await thread.run(input, task);
      } finally {
        if (this.#threads.includes(thread)) this.#free.push(thread);
      }
    });
  }

  async close(): Promise<void> {
    const closing = this.#threads;
    [this.#threads, this.#free] = [[], []];
    await Promise.all(closing.map((thread) => thread.close()));
  }

  #newThread(): LimitedThread {
    const thread = new LimitedThread(this.#file, this.#limits);
    this.#threads.push(thread);
    return thread;
  }
}
