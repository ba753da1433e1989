import type { Delivery } from "#app/features/selling/papers/sending/deliveries.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import type { Level } from "./reminder-settings.ts";

export const REMINDER_STATES = ["draft", "ready", "sent"] as const;
export type ReminderState = (typeof REMINDER_STATES)[number];

export interface Reminder {
  id: string;
  invoiceId: string;
  /** The letter about several invoices that it is part of; null where it has a letter of its own. */
  letterId: string | null;
  level: Level;
  state: ReminderState;
  createdOn: Day;
  dueUntil: Day;
  openAmount: Rappen;
  interest: Rappen;
  interestDays: number;
  fee: Rappen;
  feeVat: VatRow[];
  amountClaimed: Rappen;
  language: Locale;
  interestWaivedAt: string | null;
  feeWaivedAt: string | null;
  createdAt: string;
  delivery: Delivery | null;
}
