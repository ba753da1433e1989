import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const contactLimits = {
  contactClient: { name: "contact_client", max: 5, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
