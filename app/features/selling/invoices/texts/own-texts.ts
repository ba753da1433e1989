import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Caps } from "#app/platform/forms/form-caps.ts";
import { type Locale, LOCALES } from "#app/platform/i18n/locale.ts";

/** What a business says in one language where nobody writes something else. Empty: the product's own words. */
export interface LanguageTexts {
  /** The subject of the e-mail; may hold placeholders, as the message may. */
  subject: string;
  message: string;
  /** Starts the remarks of a new invoice. */
  notes: string;
  /** Below the remarks of every new invoice, in the language it is drawn in. */
  footer: string;
  offerTerms: string;
}

/** What papers and e-mails to clients of one country say instead, in one language; empty: as in that language. */
export interface CountryTexts extends Pick<LanguageTexts, "subject" | "message" | "footer"> {
  /** ISO 3166-1. */
  country: string;
  language: Locale;
}

export type OwnTexts = Record<Locale, LanguageTexts> & {
  /** Days from issue to due of a new invoice. */
  termDays: number;
  countries: CountryTexts[];
};

/** What the form of all languages holds. */
export type OwnTextsInput = Omit<OwnTexts, "countries">;

export const LANGUAGE_TEXT_CAPS = {
  subject: 100,
  message: 2000,
  notes: 100,
  footer: 200,
  offerTerms: 2000,
} as const;

const NAMES = [
  "subject",
  "message",
  "notes",
  "footer",
  "offerTerms",
] as const satisfies (keyof LanguageTexts)[];

/** The names that the form uses: `de.subject`. */
export const OWN_TEXT_FIELDS = LOCALES.flatMap((locale) =>
  NAMES.map((name) => ({ field: `${locale}.${name}`, locale, name })),
);

export const OWN_TEXT_CAPS: Caps = Object.fromEntries(
  OWN_TEXT_FIELDS.map(({ field, name }) => [field, LANGUAGE_TEXT_CAPS[name]]),
);

export function ownTextValues({ termDays, countries: _countries, ...languages }: OwnTexts): FormValues {
  const groups = LOCALES.map((locale) => [locale, { ...languages[locale] }]);
  return { ...(Object.fromEntries(groups) as FormValues), termDays: String(termDays) };
}

export function notesOf(texts: OwnTexts): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale].notes])) as Record<Locale, string>;
}
