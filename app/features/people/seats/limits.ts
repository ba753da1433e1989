import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const seatLimits = {
  inviteBusiness: { name: "invite_business", max: 20, windowMs: 24 * HOUR },
  inviteAddress: { name: "invite_address", max: 5, windowMs: 24 * HOUR },
  invitationClient: { name: "invitation_client", max: 60, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
