import { AppError, type ErrorCode } from "#app/platform/errors.ts";
import { Exhausted, type ExhaustionPrice } from "./exhaustion-price.server.ts";

interface Waiting {
  owner: string;
  isDear: boolean;
  hasWaited: boolean;
  begin: () => void;
}

interface TurnsOptions {
  atOnce: number;
  /** Places beside these for what turns out to be long, and for owners who have exhausted something lately. */
  long?: number;
  /** ms after which somebody who waits is refused. */
  patience: number;
  price?: ExhaustionPrice;
}

interface Turn {
  owner: string;
  refusal: ErrorCode;
}

interface Running {
  place: "usual" | "long";
  wantsLong: boolean;
}

/** ms by the clock. */
const LONG = 1_000;

const RETRY_AFTER = 10;

/** Work of which only few run at a time, and of each owner one: whoever brings much waits behind the others. */
export class FairTurns {
  readonly #options: TurnsOptions;
  readonly #running = new Map<string, Running>();
  #waiting: Waiting[] = [];

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  async run<T>({ owner, refusal }: Turn, work: () => Promise<T>): Promise<T> {
    await this.#begin(owner, refusal);
    const lengthen = setTimeout(() => this.#lengthen(owner), LONG);
    try {
      return await work();
    } catch (error) {
      if (error instanceof Exhausted) this.#options.price?.charge(owner);
      throw error;
    } finally {
      clearTimeout(lengthen);
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
    const { price, patience } = this.#options;
    const wait = price?.waitOf(owner) ?? null;
    if (wait !== null && wait > patience) throw new AppError(refusal, [], Math.ceil(wait / 1000));
    return new Promise((resolve, reject) => {
      const timers: NodeJS.Timeout[] = [];
      const waiting: Waiting = {
        owner,
        isDear: wait !== null,
        hasWaited: !wait,
        begin: () => {
          timers.forEach(clearTimeout);
          resolve();
        },
      };
      const leave = () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(new AppError(refusal, [], RETRY_AFTER));
      };
      timers.push(setTimeout(leave, patience + (wait ?? 0)));
      const beginLater = () => {
        waiting.hasWaited = true;
        this.#beginNext();
      };
      if (wait) timers.push(setTimeout(beginLater, wait));
      this.#waiting.push(waiting);
      this.#beginNext();
    });
  }

  #lengthen(owner: string): void {
    const running = this.#running.get(owner);
    if (running?.place !== "usual") return;
    running.wantsLong = true;
    this.#beginNext();
  }

  #isFree(place: Running["place"]): boolean {
    const { atOnce, long = 0 } = this.#options;
    const taken = [...this.#running.values()].filter((running) => running.place === place).length;
    return taken < (place === "long" ? long : atOnce);
  }

  #beginNext(): void {
    for (const running of this.#running.values())
      if (running.wantsLong && running.place === "usual" && this.#isFree("long")) running.place = "long";
    const next = this.#waiting.find(
      ({ owner, isDear, hasWaited }) =>
        !this.#running.has(owner) && hasWaited && this.#isFree(isDear ? "long" : "usual"),
    );
    if (!next) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#running.set(next.owner, { place: next.isDear ? "long" : "usual", wantsLong: false });
    next.begin();
    this.#beginNext();
  }
}
