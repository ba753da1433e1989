import type { ClaimKind } from "#app/features/money/reminders/open-claims.server.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";

export interface ReminderRow {
  id: string;
  isTogether: boolean;
  level: Level;
  title: string;
  day: string;
  amount: string;
  how: "draft" | "post" | "underWay" | "emailed" | "partly" | "failed";
  to: string;
  missed: string;
  /** Why its e-mail did not leave, where it was held back; else empty. */
  heldBack: string;
  canSend: boolean;
}

export interface InvoiceReminders {
  rows: ReminderRow[];
  /** Charged by the latest letter and not waived; `paid` is empty where nothing of it is. */
  claims: { reminderId: string; kind: ClaimKind; amount: string; paid: string }[];
  isOpen: boolean;
  canCollect: boolean;
  requests: { id: string; day: string }[];
  isPaused: boolean;
  /** The day by which the client had promised to pay; empty without. */
  brokenPromise: string;
  isDisputed: boolean;
  canRemind: boolean;
}
