import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const batchLimits = {
  send: { name: "send_batch", max: 5, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
