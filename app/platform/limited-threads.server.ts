import type * as piscina from "piscina";
import { FairTurns } from "./fair-turns.server.ts";
import type { ErrorCode } from "./errors.ts";
import { openThreadPool } from "./thread-pool.server.ts";

const PATIENCE = 30_000;

interface Limits {
  atOnce: number;
  /** ms, counted from when a thread is free for it. */
  timeLimit: number;
  resourceLimits: { maxYoungGenerationSizeMb?: number; maxOldGenerationSizeMb: number };
}

interface Task {
  name: string;
  owner: string;
  refusal: ErrorCode;
  transferList?: ArrayBuffer[];
}

/** The task took more time or memory than it may. */
export class Exhausted extends Error {}

/** Threads for what customers upload, which may be made to take long. */
export class LimitedThreads {
  readonly #file: URL;
  readonly #limits: Limits;
  readonly #turns: FairTurns;
  #pool: piscina.Piscina | undefined;

  constructor(file: URL, limits: Limits) {
    this.#file = file;
    this.#limits = limits;
    this.#turns = new FairTurns({ atOnce: limits.atOnce, patience: PATIENCE });
  }

  /** @throws Exhausted, AppError `refusal` */
  run(input: unknown, { name, owner, refusal, transferList = [] }: Task): Promise<unknown> {
    const { atOnce, timeLimit, resourceLimits } = this.#limits;
    return this.#turns.run({ owner, refusal }, async () => {
      this.#pool ??= openThreadPool(this.#file, { maxThreads: atOnce, resourceLimits });
      try {
        return (await this.#pool.run(input, {
          name,
          transferList,
          signal: AbortSignal.timeout(timeLimit),
        })) as unknown;
      } catch (error) {
        throw isExhausted(error) ? new Exhausted() : error;
      }
    });
  }

  /** Waits for running tasks; a later task starts new threads. */
  async close(): Promise<void> {
    const closing = this.#pool;
    this.#pool = undefined;
    await closing?.close();
  }
}

function isExhausted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY");
}
