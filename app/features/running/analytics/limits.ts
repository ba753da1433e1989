import { MINUTE, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const analyticsLimits = {
  eventsClient: { name: "events_client", max: 120, windowMs: MINUTE },
} satisfies Record<string, RateLimit>;
