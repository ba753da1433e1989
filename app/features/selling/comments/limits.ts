import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const commentLimits = {
  commentUser: { name: "comment_user", max: 60, windowMs: HOUR },
  /** For one network, and for one document whoever asks. */
  ask: { name: "ask_question", max: 12, windowMs: HOUR },
  askAbout: { name: "ask_about", max: 20, windowMs: 24 * HOUR },
} satisfies Record<string, RateLimit>;
