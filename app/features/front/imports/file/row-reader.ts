import { fold } from "#app/platform/lists/fold.ts";
import { isLocale, type Locale, LOCALES } from "#app/platform/i18n/locale.ts";
import { addDays, parseDay } from "#app/swiss/dates.ts";

/** Dates of 1954 to 2119 as spreadsheets count days: a date cell that lost its format. */
const SERIAL = /^[2-7]\d{4}$/;

/** Text it cannot read is returned as it is, to be refused by the rule. */
export function readDay(text: string): string {
  const bare = text.trim().replace(/(?<=\d{4}-\d{2}-\d{2})[T ][\d:.Z+]*$/, "");
  if (SERIAL.test(bare)) return addDays("1899-12-30", Number(bare));
  const slashes = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(bare);
  return (slashes ? parseDay(slashes.slice(1).join(".")) : null) ?? bare;
}

/** Null when not understood, undefined when empty. */
export function readLanguage(text: string): Locale | null | undefined {
  const word = fold(text.trim());
  if (word === "") return undefined;
  const code = word.slice(0, 2);
  if (/^[a-z]{2}([-_][a-z]{2})?$/.test(word)) return isLocale(code) ? code : null;
  return languagesByName().get(word) ?? null;
}

const BY_POST =
  /^((per|by|par( la)?|via) )?(post|briefpost|brief|letter|poste|courrier( postal)?|posta|lettera)$/;
const BY_EMAIL = /^((per|by|par|via) )?(e-?mail|mail|courriel)$/;

/** Text it cannot read is returned as it is, to be refused by the rule. */
export function readDelivery(text: string): string {
  const word = fold(text.trim());
  if (BY_POST.test(word)) return "post";
  return BY_EMAIL.test(word) ? "email" : text.trim();
}

let names: Map<string, Locale> | undefined;

function languagesByName(): Map<string, Locale> {
  return (names ??= new Map(
    LOCALES.flatMap((reader) => {
      const dictionary = new Intl.DisplayNames([reader], { type: "language" });
      return LOCALES.map((locale) => [fold(dictionary.of(locale) ?? locale), locale] as const);
    }),
  ));
}
