import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { LEVELS, levelOf } from "#app/features/money/reminders/reminder-settings.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { type Day, formatDay } from "#app/swiss/dates.ts";
import { formatChf, formatMoney, type Rappen } from "#app/swiss/money.ts";
import type { StepOfInvoice } from "./invoice-steps.server.ts";
import type { NextStep } from "./next-step.ts";
import type { StepOfOffer } from "./offer-steps.server.ts";

interface StepWords {
  what: string;
  why: string;
}

/** What comes next and why, in the reader's language. */
export function invoiceStepWords(step: StepOfInvoice, locale: Locale): StepWords {
  const { facts, rules, payment, currency } = step;
  const { standing } = facts;
  const { settings, lastBankFile } = rules;
  const t = translator(locale);
  const money = (amount: Rappen) => formatMoney(amount, currency);
  const day = (date: Day | null) => (date ? formatDay(date, locale) : "");
  const level = LEVELS[Math.min(standing.remindedLevel, LEVELS.length - 1)] ?? 1;
  const isAgain = step.reason === "letter_waiting" || step.reason === "letter_not_delivered";
  const shown = isAgain ? (LEVELS[standing.remindedLevel - 1] ?? level) : level;
  return wordsOf(step, whyOfInvoice(step), locale, {
    due: money(amountDue(standing)),
    received: money(facts.received),
    credit: money(facts.creditLeft),
    payment: payment ? formatMoney(payment.amount, payment.currency) : "",
    payer: payment?.payerName || t("dashboard:today.unknown"),
    paymentDay: day(payment?.paidOn ?? null),
    dueDate: day(standing.dueDate),
    paidOn: day(standing.paidOn),
    bankFile: day(lastBankFile),
    minimum: formatChf(settings.minimum),
    note: standing.disputedNote,
    days: String(levelOf(settings, level).daysAfter),
    level: t(`reminders:level.${shown}.title`),
  });
}

function whyOfInvoice({ reason, after, rules }: StepOfInvoice): string {
  if (reason === "not_due" && !after) return "not_due_only";
  return reason === "bank_file_old" && !rules.lastBankFile ? "bank_file_none" : reason;
}

export function offerStepWords(step: StepOfOffer, locale: Locale): StepWords {
  const validUntil = formatDay(step.facts.validUntil, locale);
  return wordsOf(step, step.reason === "draft" ? "offer_draft" : step.reason, locale, { validUntil });
}

function wordsOf(step: NextStep, why: string, locale: Locale, known: Record<string, string>): StepWords {
  const { on, after } = step;
  const t = translator(locale);
  const params = {
    ...known,
    on: on ? formatDay(on, locale) : "",
    after: after ? formatDay(after, locale) : "",
  };
  return { what: t([`next-step:what.${whatOf(step)}`], params), why: t([`next-step:why.${why}`], params) };
}

function whatOf({ action, on, reason }: NextStep): string {
  if (action === "remind" && on) return "remindOn";
  if (action === "wait" && on) return "waitUntil";
  return action === "send" && reason === "not_delivered" ? "sendAgain" : action;
}
