import { HOUR, MINUTE, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const oauthLimits = {
  registerApplication: { name: "oauth_register", max: 60, windowMs: HOUR },
  readApplication: { name: "oauth_read", max: 60, windowMs: HOUR },
  /** For the token and revocation endpoints; services in the cloud ask for many people from one network. */
  oauthClient: { name: "oauth_client", max: 600, windowMs: MINUTE },
  allowApplication: { name: "oauth_allow", max: 60, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
