import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { addDays, type Day, parseDay } from "#app/swiss/dates.ts";
import { formatAmount, parseAmount } from "#app/swiss/money.ts";
import { formatVatRate, parseVatRate } from "#app/swiss/vat.ts";
import { CODE_BEFORE_TOWN } from "./row-values.ts";
import { readDay } from "./row-reader.ts";

type Proposal = (cell: string, values: RowValues) => RowValues;

/** What was probably meant by a cell that is refused, by field; empty where nobody knows. */
export function meantBy(field: string, values: RowValues): RowValues {
  const cell = (values[field] ?? "").trim();
  const proposed = cell === "" || cell.length > LONGEST ? {} : (PROPOSALS.get(field)?.(cell, values) ?? {});
  return Object.fromEntries(Object.entries(proposed).filter(([of, text]) => text && text !== values[of]));
}

const LONGEST = 150;

const DAYS = ["issueDate", "dueDate", "paidOn", "serviceFrom", "serviceTo", "day"];

const AMOUNTS = ["unitPrice", "lineTotal", "subtotal", "vatTotal", "total", "paid", "open", "amount"];

const PROPOSALS = new Map<string, Proposal>([
  ...DAYS.map((field) => [field, dayIn(field)] as const),
  ...AMOUNTS.map((field) => [field, amountIn(field)] as const),
  ["email", (cell) => ({ email: emailIn(cell) })],
  ["postalCode", placeIn],
  ["city", placeIn],
  ["vatRate", (cell) => ({ vatRate: rateIn(cell) })],
  ["quantity", (cell) => ({ quantity: numberIn(cell, /\d+(?:[.,]\d{1,3})?/) })],
  ["phone", (cell) => ({ phone: /\+?\d[\d\s()/.'-]{7,16}\d/.exec(cell)?.[0] ?? "" })],
  ["iban", (cell) => ({ iban: /\b(?:CH|LI)[\dA-Z ]{19,25}/i.exec(cell)?.[0].trim() ?? "" })],
]);

const MONTHS = [
  ...["jan", "feb|fev|fév", "mar|mär", "apr|avr", "mai|may|mag", "jun|juin|giu"],
  ...["jul|juil|lug", "aug|aou|août|ago", "sep|set", "okt|oct|ott", "nov", "dez|dec|déc|dic"],
].map((names) => new RegExp(`^(?:${fold(names)})`));

function dayIn(field: string): Proposal {
  return (cell, { issueDate = "" }) => {
    if (parseDay(readDay(cell))) return {};
    const term = /^(\d{1,3})\s*(?:tag|tage|days?|jours?|giorni|d|t)\b/i.exec(cell);
    const issued = term ? parseDay(readDay(issueDate)) : null;
    const day = issued && term ? addDays(issued, Number(term[1])) : spelledDay(cell);
    return { [field]: day ?? "" };
  };
}

/** Two digits of a year, a month in words, other signs between, or the month first where it cannot be a day. */
function spelledDay(cell: string): Day | null {
  const [, first = "", middle = "", last = ""] =
    /(\d{1,4})[\s.,/_-]+(?:de |di )?([\p{L}]+|\d{1,2})[\s.,/_-]+(?:de |di )?(\d{1,4})/u.exec(cell) ?? [];
  const named = MONTHS.findIndex((names) => names.test(fold(middle))) + 1;
  const month = named || Number(middle);
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const whole = year.length === 2 ? `20${year}` : year;
  return dayOf(whole, month, Number(day)) ?? dayOf(whole, Number(day), month);
}

function dayOf(year: string, month: number, day: number): Day | null {
  const two = (number: number) => String(number).padStart(2, "0");
  return parseDay(`${year}-${two(month)}-${two(day)}`);
}

/** `1.234,50` and `1,234.50` have one meaning each, and so has a currency or a word beside an amount. */
function amountIn(field: string): Proposal {
  return (cell) => {
    if (parseAmount(cell) !== null) return {};
    const digits = numberIn(cell, /\d[\d.,]*/);
    const [, whole = digits, part = ""] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
    const amount = digits === "" ? null : parseAmount(`${whole.replaceAll(/[.,]/g, "")}.${part || "00"}`);
    return { [field]: amount === null ? "" : formatAmount(amount) };
  };
}

/** Nobody knows what a sign before it was meant to say. */
function numberIn(cell: string, pattern: RegExp): string {
  const bare = cell.replaceAll(/(?<=\d)[\s'’](?=\d{3})/g, "");
  return /[-–−]\s*\d/.test(bare) ? "" : (pattern.exec(bare)?.[0] ?? "");
}

function emailIn(cell: string): string {
  const plain = cell.replaceAll(/\s*[[(]\s*(?:at|ät|arobase)\s*[\])]\s*/gi, "@").replaceAll(/\s*@\s*/g, "@");
  return /[^\s<>;,:()"]+@[^\s<>;,:()"@]+[.,][a-z]{2,}/i.exec(plain)?.[0].replaceAll(",", ".") ?? "";
}

function placeIn(cell: string): RowValues {
  const [, before, after] = CODE_BEFORE_TOWN.exec(cell) ?? [];
  if (before && after) return { postalCode: before, city: after };
  const [, town, behind] = /^(\D{3,}?),?\s+(?:[A-Z]{1,2}-)?(\d{4})$/.exec(cell) ?? [];
  if (town && behind) return { postalCode: behind, city: town };
  return { postalCode: /^\D*(\d{4})\D*$/.exec(cell)?.[1] ?? "" };
}

function rateIn(cell: string): string {
  const rate = parseVatRate(/\d+(?:[.,]\d)?/.exec(cell)?.[0] ?? "");
  return rate === null ? "" : formatVatRate(rate);
}
