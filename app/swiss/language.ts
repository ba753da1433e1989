/** The languages in which we write dates, countries and VAT numbers: three of the country's own, and English. */
export type Language = "en" | "de" | "fr" | "it";

export const LANGUAGES: readonly Language[] = ["en", "de", "fr", "it"];
