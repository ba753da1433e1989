import type { FieldError } from "#app/platform/errors.ts";
import { hasWrongCheckDigit } from "#app/swiss/uid.ts";

/** A VAT number with a wrong check digit is kept: some registers print one, as the specification's own example shows. */
export function vatNumberWarnings({ vatNumber }: { vatNumber: string }): FieldError[] {
  return hasWrongCheckDigit(vatNumber) ? [{ field: "vatNumber", code: "warning.vat_check_digit" }] : [];
}
