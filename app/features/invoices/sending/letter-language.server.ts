import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { isLocale, type Locale, LOCALES } from "#app/platform/i18n/locale.ts";
import { type Letters, untouchedIn } from "./letter-words.ts";
import { invoiceEmailOf } from "./send-invoice.server.ts";

export function lettersOf(invoice: Invoice): Letters {
  const words = LOCALES.map((language) => {
    const { subject, message } = invoiceEmailOf(invoice, { language });
    return [language, { subject, message }] as const;
  });
  return Object.fromEntries(words) as Letters;
}

/** A question, where somebody has edited the texts of another language. Null when the e-mail can be sent. */
export function wordsInstead(
  invoice: Invoice,
  values: FormValues,
): { values: FormValues; code: "field.words_rewritten" | "field.words_edited" | null } | null {
  const language = isLocale(values.language) ? values.language : invoice.language;
  const letters = lettersOf(invoice);
  const inLanguage = { ...values, ...letters[language], language, wordsLanguage: language };
  if ("useLanguage" in values) return { values: inLanguage, code: null };
  if ("keepWords" in values) return null;
  const typed = { subject: textOf(values.subject), message: textOf(values.message) };
  const untouched = untouchedIn(letters, typed);
  if (untouched === language) return null;
  if (untouched) return { values: inLanguage, code: "field.words_rewritten" };
  return isOtherLanguage(values.wordsLanguage, language) ? { values, code: "field.words_edited" } : null;
}

/** A caller who does not say which language was shown means what they wrote. */
function isOtherLanguage(written: FormValues[string] | undefined, language: Locale): boolean {
  return isLocale(written) && written !== language;
}
