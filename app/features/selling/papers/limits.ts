import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const paperLimits = {
  sendPaper: { name: "send_invoice", max: 100, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
