import { HOUR, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const reminderLimits = {
  sendReminder: { name: "send_reminder", max: 200, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
