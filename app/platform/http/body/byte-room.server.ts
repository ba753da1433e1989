interface Waiting {
  bytes: number;
  enter: (isIn: boolean) => void;
}

/** So many bytes of memory, handed out in the order in which they are asked for. */
export class ByteRoom {
  readonly #size: number;
  #taken = 0;
  #waiting: Waiting[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  /** @returns false when there was none within so many ms */
  take(bytes: number, patience: number): Promise<boolean> {
    if (this.#waiting.length === 0 && this.#fits(bytes)) {
      this.#taken += bytes;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const waiting: Waiting = {
        bytes,
        enter: (isIn) => {
          clearTimeout(timer);
          this.#waiting = this.#waiting.filter((one) => one !== waiting);
          resolve(isIn);
        },
      };
      const timer = setTimeout(() => {
        waiting.enter(false);
        this.#letIn();
      }, patience);
      this.#waiting.push(waiting);
    });
  }

  leave(bytes: number): void {
    this.#taken -= bytes;
    this.#letIn();
  }

  #letIn(): void {
    const [next] = this.#waiting;
    if (!next || !this.#fits(next.bytes)) return;
    this.#taken += next.bytes;
    next.enter(true);
    this.#letIn();
  }

  #fits(bytes: number): boolean {
    return this.#taken + bytes <= this.#size;
  }
}
