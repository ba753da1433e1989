import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const bankFileLimits = {
  bankFileBusiness: { name: "bank_file_business", max: 300, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
