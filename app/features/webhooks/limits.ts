import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const webhookLimits = {
  webhookBusiness: { name: "webhook_business", max: 60, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
