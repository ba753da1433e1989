import type { Labelled } from "#app/features/selling/invoices/view/invoice-view.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { isLocale, type Locale, LOCALES } from "#app/platform/i18n/locale.ts";
import type { Greetings } from "#app/features/selling/papers/sending/greeting.ts";

interface LetterWords {
  subject: string;
  message: string;
}

/** All of the e-mail that a language decides. */
export interface FullLetter extends LetterWords {
  from: string;
  greetings: Greetings;
  facts: Labelled[];
  online: Labelled | null;
  footer: string;
  attachment: string;
}

export type Letters = Record<Locale, FullLetter>;

/** The language that was chosen in the form, or the document's own. */
export function letterLanguage(values: FormValues, own: Locale): Locale {
  return isLocale(values.language) ? values.language : own;
}

/** Null where somebody has edited them. */
export function untouchedIn(letters: Record<Locale, LetterWords>, typed: LetterWords): Locale | null {
  return LOCALES.find((language) => isUntouched(letters[language], typed)) ?? null;
}

export function isUntouched(letter: LetterWords, typed: LetterWords): boolean {
  return letter.subject.trim() === plain(typed.subject) && letter.message.trim() === plain(typed.message);
}

/** Forms send line ends as CR LF. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, "\n").trim();
}
