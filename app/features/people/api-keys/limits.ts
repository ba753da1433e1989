import { MINUTE, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const apiLimits = {
  apiBusiness: { name: "api_business", max: 600, windowMs: MINUTE },
  apiSession: { name: "api_session", max: 600, windowMs: MINUTE, code: "session.too_many_calls" },
} satisfies Record<string, RateLimit>;
