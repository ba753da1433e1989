import type { Translate } from "#app/platform/i18n/messages.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { hasWrongCheckDigit } from "#app/swiss/uid.ts";

/** Rule 11. */
export function vatNumberWarnings({ vatNumber }: { vatNumber: string }): FieldError[] {
  return hasWrongCheckDigit(vatNumber) ? [{ field: "vatNumber", code: "warning.vat_check_digit" }] : [];
}

export function profileSavedMessage({ vatNumber }: { vatNumber: string }) {
  if (!hasWrongCheckDigit(vatNumber)) return { key: "accounts:profile.saved" };
  return { key: "errors:warning.profile_saved", tone: "note" as const };
}

export function vatNumberHint({ vatNumber }: { vatNumber: string }, t: Translate): string | null {
  return hasWrongCheckDigit(vatNumber) ? t("errors:warning.vat_check_digit") : null;
}
