import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const importLimits = {
  importBusiness: { name: "import_business", max: 60, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
