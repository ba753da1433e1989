import type { FieldError } from "#app/platform/errors.ts";
import { formatIban, ibanProblem, isQrIban, normaliseIban } from "#app/swiss/iban.ts";

interface IbanCheck {
  isValid: boolean;
  errors: FieldError[];
  iban: string;
  formatted: string;
  isQrIban: boolean;
}

export function validateIban(text: string): IbanCheck {
  const iban = normaliseIban(text);
  const errors = ibanErrors("iban", iban);
  return {
    isValid: errors.length === 0,
    errors,
    iban,
    formatted: formatIban(iban),
    isQrIban: isQrIban(iban),
  };
}

export function ibanErrors(field: string, iban: string): FieldError[] {
  if (iban === "") return [{ field, code: "field.required" }];
  const problem = ibanProblem(iban);
  return problem ? [{ field, code: `field.iban_${problem}` }] : [];
}
