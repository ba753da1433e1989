import type { ErrorCode } from "#app/platform/errors.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** How often something may be tried in a window (docs/security-checks.md 8); `RATE_LIMIT_FACTOR` scales the number. */
export interface RateLimit {
  /** Under which attempts are counted: no two limits share one. */
  name: string;
  max: number;
  windowMs: number;
  /** In place of `request.too_many`. */
  code?: ErrorCode;
}
