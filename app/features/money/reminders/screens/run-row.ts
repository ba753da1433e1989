import type { Addressee } from "#app/features/selling/clients/addressee.ts";
import type { WhyNotOnLetter } from "#app/features/money/reminders/run/next-reminder.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";

export interface RunRow {
  id: string;
  version: number;
  level: Level;
  clientId: string | null;
  client: string;
  number: string;
  days: number;
  open: string;
  interest: string;
  fee: string;
  amount: string;
  rappen: Rappen;
  currency: Currency;
  byEmail: boolean;
  addressee: Addressee;
}

/** Why an overdue invoice is not on a letter: `text` says it. */
export interface LeftOut {
  id: string;
  client: string;
  number: string;
  reason: WhyNotOnLetter;
  text: string;
}
