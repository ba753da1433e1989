import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const webhookLimits = {
  webhookBusiness: { name: "webhook_business", max: 60, windowMs: HOUR },
  replayBusiness: { name: "replay_business", max: 600, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
