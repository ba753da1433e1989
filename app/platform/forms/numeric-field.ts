import { z } from "zod";
import {
  formatAmount,
  MAX_TOTAL,
  MAX_UNIT_PRICE,
  parseAmount,
  parseSignedAmount,
  rappenFromNumber,
} from "#app/swiss/money.ts";
import { decimalFromNumber, parseDecimal } from "#app/swiss/decimal.ts";
import { addFieldError } from "./fields.ts";

/** `check` answers the error of a readable number that is not allowed. */
export function numericField(
  problem: (value: number | string) => string,
  read: { text: (text: string) => number | null; number: (value: number) => number | null },
  check: (value: number, ctx: z.RefinementCtx) => number = (value) => value,
) {
  return z.union([z.number(), z.string()]).transform((value, ctx) => {
    if (value === "") return addFieldError(ctx, "field.required");
    const number = typeof value === "number" ? read.number(value) : read.text(value);
    return number === null ? addFieldError(ctx, problem(value)) : check(number, ctx);
  });
}

/** Percent with at most 2 decimals; hundredths go out. */
export const PERCENT = {
  text: (text: string) => parseDecimal(text.replace(/\s*%\s*$/, ""), 2),
  number: (value: number) => decimalFromNumber(value, 2),
};

export function amountProblem(value: number | string): string {
  return isNegative(value) ? "field.amount_negative" : "field.amount";
}

function isNegative(value: number | string): boolean {
  return typeof value === "number" ? value < 0 : /^(CHF)?\s*[-−–]\s*[\d.]/i.test(value.trim());
}

/** Rappen, more than none. */
export const positiveAmount = numericField(
  (value) => (isNegative(value) ? "field.amount_positive" : "field.amount"),
  { text: parseAmount, number: rappenFromNumber },
  (value, ctx) => {
    if (value === 0) return addFieldError(ctx, "field.amount_positive");
    if (value <= MAX_TOTAL) return value;
    return addFieldError(ctx, "field.amount_too_large", { max: formatAmount(MAX_TOTAL) });
  },
);

function withinTotal(value: number, ctx: z.RefinementCtx): number {
  if (Math.abs(value) <= MAX_TOTAL) return value;
  return addFieldError(ctx, "field.amount_too_large", { max: formatAmount(MAX_TOTAL) });
}

const SIGNED = {
  text: parseSignedAmount,
  number: (value: number) => {
    const rappen = rappenFromNumber(Math.abs(value));
    return rappen !== null && value < 0 ? 0 - rappen : rappen;
  },
};

/** Rappen, with either sign. */
export const anyAmount = numericField(() => "field.amount", SIGNED, withinTotal);

/** Rappen, with either sign, and not 0. */
export const someAmount = numericField(
  () => "field.amount",
  SIGNED,
  (value, ctx) => (value === 0 ? addFieldError(ctx, "field.required") : withinTotal(value, ctx)),
);

/** Rappen, with either sign; blank is nothing. */
export const eitherAmount = z.string().transform((text, ctx) => {
  if (text.trim() === "") return 0;
  const value = parseSignedAmount(text);
  return value === null ? addFieldError(ctx, "field.amount") : withinTotal(value, ctx);
});

/** Rappen. */
export const unitPrice = numericField(
  amountProblem,
  { text: parseAmount, number: rappenFromNumber },
  (value, ctx) =>
    value > MAX_UNIT_PRICE ? addFieldError(ctx, "field.amount_too_large", { max: "9'999'999.99" }) : value,
);
