import type { Worker } from "node:worker_threads";
import type * as piscina from "piscina";
import { Exhausted } from "./exhaustion-price.server.ts";
import { openThreadPool } from "./thread-pool.server.ts";

export interface ThreadLimits {
  /** ms of the thread's own processor time, which a busy machine does not use up. */
  processorTime: number;
  resourceLimits: { maxYoungGenerationSizeMb?: number; maxOldGenerationSizeMb: number };
  /** For buffers and WebAssembly, which `resourceLimits` leave out. */
  outsideHeapMb: number;
}

export interface ThreadTask {
  name: string;
  transferList?: ArrayBuffer[];
}

const LOOK_EVERY = 100;

/** What takes so many times its processor time by the clock hangs. */
const HANGS = 12;

const MB = 1_000_000;

/** One thread, which ends a minute after its last task, or with a task that exhausts it. */
export class LimitedThread {
  readonly #pool: piscina.Piscina;
  readonly #limits: ThreadLimits;

  constructor(file: URL, limits: ThreadLimits) {
    this.#limits = limits;
    this.#pool = openThreadPool(file, { maxThreads: 1, resourceLimits: limits.resourceLimits });
  }

  /** @throws Exhausted */
  async run(input: unknown, { name, transferList = [] }: ThreadTask): Promise<unknown> {
    const stop = new AbortController();
    const hangs = setTimeout(() => stop.abort(), this.#limits.processorTime * HANGS);
    const earlier = this.#worker;
    const before = await this.#usage().catch(() => 0);
    const look = async () => {
      const spent = (await this.#usage()) - (this.#worker === earlier ? before : 0);
      const held = await this.#outsideHeap();
      if (spent > this.#limits.processorTime || held > this.#limits.outsideHeapMb * MB) stop.abort();
    };
    const watch = setInterval(() => void look().catch(() => undefined), LOOK_EVERY);
    try {
      return (await this.#pool.run(input, { name, transferList, signal: stop.signal })) as unknown;
    } catch (error) {
      throw isExhausted(error) ? new Exhausted() : error;
    } finally {
      clearTimeout(hangs);
      clearInterval(watch);
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  get #worker(): Worker | undefined {
    return this.#pool.threads[0];
  }

  async #usage(): Promise<number> {
    const { user, system } = (await this.#worker?.cpuUsage()) ?? { user: 0, system: 0 };
    return (user + system) / 1000;
  }

  async #outsideHeap(): Promise<number> {
    return (await this.#worker?.getHeapStatistics())?.external_memory ?? 0;
  }
}

function isExhausted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "AbortError" || Exhausted.isMeantBy(error)) return true;
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
