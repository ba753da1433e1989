import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const designLimits = {
  logoBusiness: { name: "logo_business", max: 30, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
