import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const commentLimits = {
  commentUser: { name: "comment_user", max: 60, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
