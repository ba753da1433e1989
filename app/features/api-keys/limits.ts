import { MINUTE, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const apiLimits = {
  apiBusiness: { name: "api_business", max: 600, windowMs: MINUTE },
} satisfies Record<string, RateLimit>;
