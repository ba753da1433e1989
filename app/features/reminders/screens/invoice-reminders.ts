import type { ClaimKind } from "#app/features/reminders/open-claims.server.ts";
import type { Level } from "#app/features/reminders/reminder-settings.ts";

export interface ReminderRow {
  id: string;
  level: Level;
  title: string;
  day: string;
  amount: string;
  how: "draft" | "post" | "underWay" | "emailed" | "failed";
  /** Of the e-mail; empty without. */
  to: string;
  canSend: boolean;
}

export interface InvoiceReminders {
  rows: ReminderRow[];
  /** Not covered by the payments of a paid invoice. */
  claims: { reminderId: string; kind: ClaimKind; amount: string }[];
  isOpen: boolean;
  isPaused: boolean;
  isDisputed: boolean;
  canRemind: boolean;
  /** The text key of when the next one comes, or why none does; empty for a closed invoice. */
  next: string;
  params: Record<string, string>;
}
