import type { FormValues } from "#app/platform/forms/form-data.ts";
import { isLocale, type Locale, LOCALES } from "#app/platform/i18n/locale.ts";
import { isCountryCode } from "#app/swiss/countries.ts";
import type { CountryTexts, LanguageTexts, OwnTexts } from "./own-texts.ts";

type CountryAndLanguage = Pick<CountryTexts, "country" | "language">;

/** The most exact text wins, each by itself. Never one in another language. */
export function textsFor(texts: OwnTexts, { country, language }: CountryAndLanguage): LanguageTexts {
  const usual = texts[language];
  const own = countryTextsOf(texts, { country: country || "CH", language });
  if (!own) return usual;
  return {
    ...usual,
    subject: own.subject || usual.subject,
    message: own.message || usual.message,
    footer: own.footer || usual.footer,
  };
}

export function countryTextsOf(
  texts: OwnTexts,
  { country, language }: CountryAndLanguage,
): CountryTexts | undefined {
  return texts.countries.find((other) => other.country === country && other.language === language);
}

/** Footers by language for the papers of one client. Undefined where none has one, so that a design stays the same. */
export function footersFor(texts: OwnTexts, country: string): Record<Locale, string> | undefined {
  const footers = LOCALES.map((language) => [language, textsFor(texts, { country, language }).footer]);
  if (footers.every(([, footer]) => footer === "")) return undefined;
  return Object.fromEntries(footers) as Record<Locale, string>;
}

/** The name that addresses and forms use: `DE-de`; empty for a new one. */
export function countryTextsName({ country, language }: CountryAndLanguage): string {
  return `${country}-${language}`;
}

export function namedCountryTexts(name: string): CountryAndLanguage | null {
  const [country = "", language = ""] = name.split("-");
  return isCountryCode(country) && isLocale(language) ? { country, language } : null;
}

export function countryTextValues(texts: CountryTexts | undefined, language: Locale): FormValues {
  const replaces = texts ? countryTextsName(texts) : "";
  return { country: "", language, subject: "", message: "", footer: "", ...texts, replaces };
}
