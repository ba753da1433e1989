import type { Needs } from "#app/features/people/seats/needs.ts";

/** Pages that ask before something is done, and show nothing else, all of screens/answers/questions.tsx. */
export const QUESTION_PAGES = {
  "expenses/:id/delete": "expenses",
  "offers/:id/delete": "act",
  "payments/import/:id/undo": "act",
  "profile/api-keys/:id/revoke": "own",
  "profile/api-keys/delete-test-data": "own",
  "profile/applications/:id/end": "see",
  "profile/calendar/end": "act",
  "profile/people/:id/end": "own",
  "profile/webhooks/:id/delete": "own",
  "recurring/:id/end": "act",
  "seats/:id/leave": "self",
  "seats/calendar/end": "self",
} as const satisfies Record<string, Needs>;
