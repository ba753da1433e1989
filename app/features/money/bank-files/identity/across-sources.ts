import type { BankFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { daysBetween } from "#app/swiss/dates.ts";

/** CSV files and bank files may state different days: one the booking day, the other the value day. */
export const NEAR_DAYS = 3;

/**
 * Compares a payment of a CSV file with one of a bank file, of the same account and amount. The two share no
 * identifier, spell names differently and often leave them out. The same day and a common detail mean the same
 * payment; nearby days without a contradiction are unclear, and a person decides.
 */
export function acrossSources(one: BankFacts, other: BankFacts): "same" | "different" | "unclear" {
  const days = distance(one, other);
  if (days === null || days > NEAR_DAYS || speaksAgainst(one, other)) return "different";
  const isNamed = one.transactionRef !== "" && one.transactionRef === other.transactionRef;
  return isNamed || (days === 0 && haveInCommon(one, other)) ? "same" : "unclear";
}

function distance(one: BankFacts, other: BankFacts): number | null {
  const days = ({ valueDay, paidOn }: BankFacts) => [valueDay, paidOn].filter(Boolean);
  const all = days(one).flatMap((day) => days(other).map((near) => Math.abs(daysBetween(day, near))));
  return all.length ? Math.min(...all) : null;
}

function speaksAgainst(one: BankFacts, other: BankFacts): boolean {
  const areBoth = one.references.length > 0 && other.references.length > 0;
  if (areBoth && !sharesReference(one, other)) return true;
  if (one.payerIban && other.payerIban && one.payerIban !== other.payerIban) return true;
  const [names, others] = [wordsIn(one.payerName), wordsIn(other.payerName)];
  return names.length > 0 && others.length > 0 && !names.some((name) => others.includes(name));
}

function haveInCommon(one: BankFacts, other: BankFacts): boolean {
  return (
    sharesReference(one, other) ||
    (one.payerIban !== "" && one.payerIban === other.payerIban) ||
    names(one, other) ||
    names(other, one) ||
    (one.text !== "" && fold(one.text) === fold(other.text))
  );
}

function sharesReference(one: BankFacts, other: BankFacts): boolean {
  return one.references.some((reference) => other.references.includes(reference));
}

/** Whether all words of the payer's name stand in what the other says, as name or in its text. */
function names({ payerName }: BankFacts, other: BankFacts): boolean {
  const words = wordsIn(payerName);
  const said = wordsIn(`${other.payerName} ${other.text}`);
  return words.length > 0 && words.every((word) => said.includes(word));
}

/** Shorter ones are initials and forms of companies. */
function wordsIn(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
}
