import { AppError } from "#app/platform/errors.ts";

/** Bytes a millisecond that a body brings at least. */
const LEAST = 10;

/** ms that a body may be slower than this. */
const LONGEST_WAIT = 30_000;

/** A body that is received too slowly is given up: it would hold its connection, and what was read of it. */
export class Pace {
  #patience = LONGEST_WAIT;

  /** @throws AppError `input.too_slow` */
  async next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<ReadableStreamReadResult<Uint8Array>> {
    const began = performance.now();
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new AppError("input.too_slow")), this.#patience);
    try {
      const next = await Promise.race([reader.read(), tooLate]);
      this.#took(performance.now() - began, next.value?.byteLength ?? 0);
      return next;
    } finally {
      clearTimeout(timer);
    }
  }

  #took(ms: number, bytes: number): void {
    this.#patience = Math.min(LONGEST_WAIT, this.#patience - ms + bytes / LEAST);
  }
}
