import { type Locale, LOCALES } from "#app/platform/i18n/locale.ts";

export interface LetterWords {
  subject: string;
  message: string;
}

export type Letters = Record<Locale, LetterWords>;

/** Null where somebody has edited them. */
export function untouchedIn(letters: Letters, typed: LetterWords): Locale | null {
  return LOCALES.find((language) => isSame(letters[language], typed)) ?? null;
}

function isSame(letter: LetterWords, typed: LetterWords): boolean {
  return letter.subject.trim() === plain(typed.subject) && letter.message.trim() === plain(typed.message);
}

/** Forms send line ends as CR LF. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, "\n").trim();
}
