import { ibanErrors } from "#app/features/selling/qr-bill/validate-iban.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { normaliseIban } from "#app/swiss/iban.ts";
import {
  formatReference,
  guessReferenceType,
  normaliseReference,
  referenceProblem,
  type ReferenceType,
} from "#app/swiss/reference.ts";

interface TypedReference {
  reference: string;
  /** Empty: guessed from the rest. */
  referenceType: ReferenceType | "";
  /** Empty: only the reference itself is judged. */
  creditorIBAN: string;
}

interface ReferenceCheck {
  isValid: boolean;
  errors: FieldError[];
  reference: string;
  referenceType: ReferenceType;
  formatted: string;
}

export function validateReference(typed: TypedReference): ReferenceCheck {
  const iban = normaliseIban(typed.creditorIBAN);
  const wrongIban = iban ? ibanErrors("creditorIBAN", iban) : [];
  const reference = normaliseReference(typed.reference);
  const referenceType = typed.referenceType || guessReferenceType(reference, iban);
  const errors = [...wrongIban, ...referenceErrors(referenceType, reference, wrongIban.length ? "" : iban)];
  return {
    isValid: errors.length === 0,
    errors,
    reference,
    referenceType,
    formatted: formatReference(referenceType, reference),
  };
}

/** Errors at the type when the two do not fit, else at the reference itself. */
export function referenceErrors(type: ReferenceType, reference: string, iban: string): FieldError[] {
  const problem = referenceProblem(type, reference, iban);
  if (!problem) return [];
  const field = problem.startsWith("needs_") ? "referenceType" : "reference";
  return [{ field, code: `field.reference_${problem}` }];
}
