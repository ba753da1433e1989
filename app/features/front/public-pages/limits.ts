import { MINUTE, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const publicPageLimits = {
  openPublicPage: { name: "open_public_page", max: 120, windowMs: 10 * MINUTE },
} satisfies Record<string, RateLimit>;
