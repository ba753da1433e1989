import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

/** One for all papers that go to clients. */
export const paperLimits = {
  sendPaper: { name: "send_invoice", max: 100, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
