import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const proposalLimits = {
  propose: { name: "propose_change", max: 12, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
