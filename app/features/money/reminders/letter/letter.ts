import type { Client } from "#app/features/selling/clients/client.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { type ReminderClaim, reminderClaim } from "#app/features/money/reminders/reminder-claim.ts";
import {
  type Level,
  levelOf,
  type ReminderSettings,
} from "#app/features/money/reminders/reminder-settings.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import { nextWorkingDay } from "#app/swiss/deadlines/working-days.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import type { ReferenceType } from "#app/swiss/reference.ts";

export interface Due {
  invoice: Invoice;
  level: Level;
  /** Null before the first; interest may start with it. */
  firstReminder: Day | null;
}

export interface LetterPart {
  invoice: Invoice;
  claim: ReminderClaim;
}

/** What title, text and e-mail say, before a letter is written and after. */
export interface Told {
  /** Null of a letter about one invoice alone. */
  client: Client | null;
  language: Locale;
  rules: ReminderSettings;
  /** The sender; for several invoices that of the newest, which names today's holder of the account. */
  sender: Invoice["sender"];
  /** The highest of its invoices, which gives the words and the term. */
  level: Level;
  dueUntil: Day;
  /** The oldest first. */
  parts: readonly [{ invoice: Invoice }, ...{ invoice: Invoice }[]];
  currency: Currency;
  amount: Rappen;
}

interface Common extends Told {
  design: Invoice["design"];
  createdOn: Day;
  parts: [LetterPart, ...LetterPart[]];
}

export interface OwnLetter extends Common {
  client: null;
}

/** About what a client owes, with a reference of its own. */
export interface SharedLetter extends Common {
  client: Client;
}

export type PlannedLetter = OwnLetter | SharedLetter;

interface Reference {
  referenceType: ReferenceType;
  reference: string;
}

export type SharedWithReference = SharedLetter & Reference;
export type LetterWithReference = (OwnLetter & Reference) | SharedWithReference;

export function ownLetter(due: Due, rules: ReminderSettings, today: Day): OwnLetter {
  const { invoice, level } = due;
  const { language, sender, design, currency } = invoice;
  const claim = reminderClaim(invoice, rules, { ...due, today });
  const { dueUntil, amountClaimed: amount } = claim;
  const parts: Common["parts"] = [{ invoice, claim }];
  const common = { language, rules, sender, design, level, currency };
  return { client: null, ...common, createdOn: today, dueUntil, parts, amount };
}

/**
 * One letter for each account and currency, and one for its notifications, which no slip asks for. The fee is charged
 * once over all of them: on the oldest invoice in CHF of the highest level.
 * @param dues the oldest first
 */
export function planLetters(
  client: Client,
  dues: readonly Due[],
  rules: ReminderSettings,
  today: Day,
): SharedLetter[] {
  const inChf = dues.filter(({ invoice }) => invoice.currency === "CHF");
  const charged = inChf.toSorted((a, b) => b.level - a.level)[0];
  const byAccount = Map.groupBy(dues, ({ invoice }) => payingOf(invoice));
  return [...byAccount.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const own = [first, ...others];
    const level = own.reduce((highest, due) => (due.level > highest ? due.level : highest), first.level);
    const dueUntil = nextWorkingDay(addDays(today, levelOf(rules, level).newTermDays));
    const partOf = (due: Due): LetterPart => {
      const fee = due === charged ? levelOf(rules, due.level).fee : 0;
      const claim = reminderClaim(due.invoice, rules, { ...due, today, fee });
      return { invoice: due.invoice, claim: { ...claim, dueUntil } };
    };
    const parts: Common["parts"] = [partOf(first), ...others.map(partOf)];
    const { sender, design, currency } = newestOf(own, first).invoice;
    const amount = parts.reduce((sum, { claim }) => sum + claim.amountClaimed, 0);
    const common = { language: client.language, rules, sender, design, level, currency };
    return [{ client, ...common, createdOn: today, dueUntil, parts, amount }];
  });
}

function payingOf({ sender, currency, slip }: Invoice): string {
  return `${sender.iban} ${currency} ${slip === "notification" ? slip : ""}`;
}

function newestOf(dues: readonly Due[], first: Due): Due {
  const age = ({ invoice }: Due) => invoice.issueDate + invoice.id;
  return dues.reduce((newest, due) => (age(due) > age(newest) ? due : newest), first);
}
