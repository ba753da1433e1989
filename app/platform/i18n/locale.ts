export const LOCALES = ["en", "de", "fr", "it"] as const;

export const OFFERED_LOCALES: readonly Locale[] = ["de", "fr", "it", "en"];

export type Locale = (typeof LOCALES)[number];

export const FALLBACK_LOCALE: Locale = "en";

export const LOCALE_TAGS: Record<Locale, string> = { en: "en-US", de: "de-CH", fr: "fr-CH", it: "it-CH" };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

export function languageOf(value: string | null): Locale | undefined {
  return isLocale(value) ? value : undefined;
}

/** The language's name in a sentence in `locale`: "allemand" in French. */
export function languageName(language: Locale, locale: string): string {
  return new Intl.DisplayNames([locale], { type: "language" }).of(language) ?? LOCALE_NAMES[language];
}

export const LOCALE_NAMES: Record<Locale, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
};
