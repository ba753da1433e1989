import type { ErrorCode } from "#app/platform/errors.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** docs/security-checks.md 8; `RATE_LIMIT_FACTOR` scales `max`. */
export interface RateLimit {
  /** No two limits share one. */
  name: string;
  max: number;
  windowMs: number;
  /** The error instead of `request.too_many`. */
  code?: ErrorCode;
}
