import type { Delivery } from "#app/features/selling/papers/sending/deliveries.server.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";

/** The oldest of the letters that are written together. */
export const MOST_INVOICES = 100;

/** More attachments make an e-mail that mail servers refuse. */
const MOST_COPIES = 5;

export function withCopies(invoices: number): boolean {
  return invoices <= MOST_COPIES;
}

/** One letter for several invoices of a client; each of them has its own reminder. */
export interface ClientLetter {
  id: string;
  clientId: string | null;
  level: Level;
  state: "ready" | "sent";
  createdOn: Day;
  dueUntil: Day;
  language: Locale;
  /** Empty, like the reference, where the invoices name no account. */
  iban: string;
  reference: string;
  invoices: number;
  currency: Currency;
  amountClaimed: Rappen;
  createdAt: string;
  delivery: Delivery | null;
}
