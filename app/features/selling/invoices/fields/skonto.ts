import { addDays } from "#app/swiss/dates.ts";
import { decimalFromNumber, decimalText, decimalToNumber, parseDecimal } from "#app/swiss/decimal.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";

/** Hundredths of a percent, for payment within days of the invoice's date. */
interface SkontoTerm {
  percent: number;
  days: number;
}

const MAX_SKONTO_TERMS = 2;

const [MAX_PERCENT, MAX_DAYS] = [10_000, 365];

const TERM = /^(\d+(?:[.,]\d+)?)\s*%?\s*[:/\s]\s*(\d{1,3})(?:\s*[\p{L}.]*)?$/u;

/** `2% 10; 1% 20` or `2:10;1:20`: percent and days, at most two. Null for anything else; the shortest term first. */
export function parseSkonto(text: string): SkontoTerm[] | null {
  const parts = text
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
  const terms = parts.map((part) => {
    const [, percent = "", days = ""] = TERM.exec(part) ?? [];
    return { percent: parseDecimal(percent, 2) ?? 0, days: Number(days) };
  });
  return checkedTerms(terms);
}

/** Terms from JSON: percent with at most 2 decimals. */
export function skontoFromNumbers(terms: { percent: number; days: number }[]): SkontoTerm[] | null {
  return checkedTerms(
    terms.map(({ percent, days }) => ({ percent: decimalFromNumber(percent, 2) ?? 0, days })),
  );
}

/** A longer term must give less, or nobody would pay early. */
function checkedTerms(terms: SkontoTerm[]): SkontoTerm[] | null {
  const sorted = terms.toSorted((a, b) => a.days - b.days);
  const isValid = sorted.every(
    ({ percent, days }, index) =>
      percent > 0 &&
      percent < MAX_PERCENT &&
      Number.isInteger(days) &&
      days >= 1 &&
      days <= MAX_DAYS &&
      (index === 0 || (days > sorted[index - 1]!.days && percent < sorted[index - 1]!.percent)),
  );
  return isValid && terms.length <= MAX_SKONTO_TERMS ? sorted : null;
}

/** The terms as stored: `2:10;1:20`, the form of S1's tag 40 (Swico). Empty for none. */
export function skontoText(terms: SkontoTerm[]): string {
  return terms.map(({ percent, days }) => `${percentText(percent)}:${days}`).join(";");
}

/** The terms as typed: `2% 10; 1% 20`. */
export function skontoFormText(stored: string): string {
  return storedSkonto(stored)
    .map(({ percent, days }) => `${percentText(percent)}% ${days}`)
    .join("; ");
}

export function percentText(percent: number): string {
  return decimalText(percent, 2).replace(/\.?0+$/, "");
}

function storedSkonto(text: string): SkontoTerm[] {
  return parseSkonto(text) ?? [];
}

export function skontoJson(text: string) {
  const terms = storedSkonto(text);
  if (terms.length === 0) return undefined;
  return terms.map(({ percent, days }) => ({ percent: decimalToNumber(percent, 2), days }));
}

/** `amount`, paid until that day, settles the invoice. */
interface SkontoOffer {
  percent: number;
  until: string;
  deduction: Rappen;
  amount: Rappen;
}

interface WithSkonto {
  skonto: string;
  issueDate: string;
  total: Rappen;
  credited: Rappen;
  due: Rappen;
}

/** The share of what is charged, as the original promises it, whatever was paid since; none where nothing is left. */
export function skontoOffers({ skonto, issueDate, total, credited, due }: WithSkonto): SkontoOffer[] {
  return storedSkonto(skonto)
    .map(({ percent, days }) => ({
      percent,
      until: addDays(issueDate, days),
      deduction: shareOf(total - credited, percent, MAX_PERCENT),
    }))
    .map((offer) => ({ ...offer, amount: due - offer.deduction }))
    .filter(({ amount }) => amount > 0);
}

/** A payment may differ by this from the reduced amount (Rappen): payers round to 5. */
const SKONTO_TOLERANCE: Rappen = 5;

export interface Deducted {
  skonto: Rappen;
  rounding: Rappen;
  isExact: boolean;
}

/** What a payer took off who paid in time; null where the day or the amount does not fit. */
export function skontoTaken(
  invoice: WithSkonto,
  { amount, paidOn }: { amount: Rappen; paidOn: string },
): Deducted | null {
  const missing = invoice.due - amount;
  const offOf = ({ deduction }: SkontoOffer) => Math.abs(missing - deduction);
  const [best] = skontoOffers(invoice)
    .filter((offer) => offer.until >= paidOn && offer.deduction > 0 && offOf(offer) <= SKONTO_TOLERANCE)
    .sort((a, b) => offOf(a) - offOf(b));
  if (!best || missing <= 0) return null;
  const taken = Math.min(best.deduction, missing);
  // Whether money from before leaves a discount on the whole is for a person to say.
  const isFirst = invoice.due === invoice.total - invoice.credited;
  return { skonto: taken, rounding: missing - taken, isExact: isFirst && missing === best.deduction };
}
