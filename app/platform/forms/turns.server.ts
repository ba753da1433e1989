import { AppError, type ErrorCode } from "#app/platform/errors.ts";

/** Seconds. */
const RETRY_AFTER = 10;

/** So many at once in this process; any other is refused with `refusal`. */
export class Turns {
  private readonly most: number;
  private readonly refusal: ErrorCode;
  private taken = 0;

  constructor(most: number, refusal: ErrorCode) {
    this.most = most;
    this.refusal = refusal;
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    if (this.taken >= this.most) throw new AppError(this.refusal, [], RETRY_AFTER);
    this.taken++;
    try {
      return await work();
    } finally {
      this.taken--;
    }
  }
}
