import type { FieldError } from "#app/platform/errors.ts";
import {
  formatAmount,
  MAX_TOTAL,
  parseAmount,
  type Rappen,
  rappenFromNumber,
  rappenToNumber,
} from "#app/swiss/money.ts";

interface AmountCheck {
  isValid: boolean;
  errors: FieldError[];
  amount: number | null;
  formatted: string;
}

export function validateAmount(typed: number | string): AmountCheck {
  const rappen = readAmount(typed);
  const errors = amountErrors(typed, rappen);
  return {
    isValid: errors.length === 0,
    errors,
    amount: rappen === null ? null : rappenToNumber(rappen),
    formatted: rappen === null ? "" : formatAmount(rappen),
  };
}

export function readAmount(typed: number | string): Rappen | null {
  return typeof typed === "number" ? rappenFromNumber(typed) : parseAmount(typed);
}

/** 0.00 is for notifications alone (IG QR-bill, line 19); our bills are to be paid. */
export function amountErrors(typed: number | string, rappen: Rappen | null): FieldError[] {
  const refused = (code: string, params?: FieldError["params"]) => [
    { field: "amount", code, ...(params && { params }) },
  ];
  if (typed === "") return refused("field.required");
  if (rappen === null) return refused("field.amount");
  if (rappen === 0) return refused("field.amount_zero");
  return rappen > MAX_TOTAL ? refused("field.amount_too_large", { max: formatAmount(MAX_TOTAL) }) : [];
}
