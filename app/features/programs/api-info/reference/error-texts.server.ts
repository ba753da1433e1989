import { operatorErrors } from "#app/features/people/operator/errors.ts";
import type { ErrorCode } from "#app/platform/errors.ts";
import { messagesIn } from "#app/platform/i18n/translations.server.ts";
import type { ErrorText } from "./reference.ts";
import { withSamples } from "./sample-values.ts";

export function errorTexts(errorStatuses: Record<ErrorCode, number>): ErrorText[] {
  return Object.entries(errorStatuses)
    .filter(([code]) => !Object.hasOwn(operatorErrors, code))
    .map(([code, status]) => ({ code, status, text: sampleText("errors", code) ?? code }))
    .toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code, "en"));
}

const NOUNS = ["field", "warning", "api_key", "webhook"];

/** Reasons of single fields and of warnings, in the words of the API where it has its own. */
export function fieldErrorTexts(errorStatuses: Record<string, number>): ErrorText[] {
  const english = messagesIn("en");
  return NOUNS.flatMap((noun) =>
    Object.keys(english.treeOf("errors")[noun] ?? {}).map((reason) => {
      const code = `${noun}.${reason}`;
      return { code, text: sampleText("api", code) ?? sampleText("errors", code) ?? code };
    }),
  ).filter(({ code }) => !Object.hasOwn(errorStatuses, code));
}

function sampleText(namespace: string, code: string): string | undefined {
  const text = messagesIn("en").textOf(namespace, code);
  return text && withSamples(text);
}
