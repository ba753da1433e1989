import type { ErrorCode } from "#app/platform/errors.ts";
import { translationsOf } from "#app/platform/i18n/translations.server.ts";
import type { ErrorText } from "./reference.ts";

/** What stands in the sentence for a value that is not known before. */
const UNFILLED = { skipInterpolation: true } as const;

export function errorTexts(errorStatuses: Record<ErrorCode, number>): ErrorText[] {
  const { t } = translationsOf("en");
  return Object.entries(errorStatuses)
    .map(([code, status]) => ({ code, status, text: t(`errors:${code}`, UNFILLED) }))
    .toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code, "en"));
}

/** Whose reasons are told at single fields. */
const NOUNS = ["field", "warning", "api_key", "webhook"];

/** Reasons of single fields and of warnings, in the words of the API where it has its own. */
export function fieldErrorTexts(errorStatuses: Record<string, number>): ErrorText[] {
  const english = translationsOf("en");
  return NOUNS.flatMap((noun) =>
    Object.keys((english.getResource("en", "errors", noun) ?? {}) as object).map((reason) => {
      const code = `${noun}.${reason}`;
      return { code, text: english.t([`api:${code}`, `errors:${code}`], UNFILLED) };
    }),
  ).filter(({ code }) => !Object.hasOwn(errorStatuses, code));
}
