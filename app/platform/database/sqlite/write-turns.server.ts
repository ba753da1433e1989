import { tooManyWrites } from "./sqlite-faults.server.ts";

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

/** First come, first served. */
export class WriteTurns {
  #isTaken = false;
  readonly #waiting = new Set<Waiting>();

  get isTaken(): boolean {
    return this.#isTaken;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** The turn must be given back. @throws AppError `server.busy` after `timeoutMs` */
  async take(timeoutMs: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(waiting);
        reject(tooManyWrites());
      };
      const waiting: Waiting = { start: resolve, timer: setTimeout(giveUp, timeoutMs) };
      this.#waiting.add(waiting);
    });
  }

  give(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#isTaken = false;
      return;
    }
    this.#waiting.delete(next);
    clearTimeout(next.timer);
    next.start();
  }
}
