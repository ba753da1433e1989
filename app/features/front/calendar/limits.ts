import { HOUR, MINUTE, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const calendarLimits = {
  /** For one network; calendars in the cloud ask for many people from one. */
  readCalendar: { name: "read_calendar", max: 600, windowMs: 10 * MINUTE },
  makeCalendar: { name: "make_calendar", max: 20, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
