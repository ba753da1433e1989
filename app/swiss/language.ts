export type Language = "en" | "de" | "fr" | "it";

export const LANGUAGES: readonly Language[] = ["en", "de", "fr", "it"];
