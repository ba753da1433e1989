import { HOUR, MINUTE, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const clientPageLimits = {
  makeClientPage: { name: "make_client_page", max: 200, windowMs: HOUR },
  /** For one network. */
  openClientPage: { name: "open_client_page", max: 120, windowMs: 10 * MINUTE },
  /** For one page. */
  copiesOfYear: { name: "copies_of_year", max: 20, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
