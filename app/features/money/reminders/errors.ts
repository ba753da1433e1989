import type { ErrorStatuses } from "#app/platform/errors.ts";

export const reminderErrors = {
  "reminder.not_found": 404,
  "reminder.exists": 409,
  "reminder.term_running": 409,
  "reminder.not_overdue": 409,
  "reminder.last_level": 409,
  "reminder.disputed": 409,
  "reminder.paused": 409,
  "reminder.client_never": 409,
  "reminder.rows_settled": 409,
  "reminder.none_due": 409,
  "reminder.letter_outdated": 409,
  "reminder.not_sendable": 409,
  "reminder.not_final": 409,
  "reminder.debtor_abroad": 409,
  "reminder.pdf_damaged": 500,
  "reminder_letter.changed": 409,
  "reminder_settings.changed": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    reminders: typeof reminderErrors;
  }
}
