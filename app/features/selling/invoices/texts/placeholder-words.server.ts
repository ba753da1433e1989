import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { type Locale, LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { PLACEHOLDERS } from "./placeholders.ts";

/** `newDueDate` is one of reminders. */
const WORDED = [...PLACEHOLDERS, "newDueDate"] as const;

type Worded = (typeof WORDED)[number];

/** A stored text as people read it: `{number}` becomes `[Invoice number]` in its language. */
export function inWords(text: string, locale: Locale): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    WORDED.some((worded) => worded === name) ? wordOf(name as Worded, locale) : whole,
  );
}

/** A typed text as it is stored. Brackets around anything else stay. */
export function fromWords(text: string): string {
  return text.replace(/\[[^[\]\n]*\]/g, (word) => {
    const typed = fold(word);
    const name = WORDED.find((name) => LOCALES.some((locale) => fold(wordOf(name, locale)) === typed));
    return name ? `{${name}}` : word;
  });
}

export function wordsIn(locale: Locale): Record<Worded, string> {
  return Object.fromEntries(WORDED.map((name) => [name, wordOf(name, locale)])) as Record<Worded, string>;
}

function wordOf(name: Worded, locale: Locale): string {
  return `[${translator(locale)(`texts:word.${name}`)}]`;
}

/** Replaces placeholders in an e-mail's fields `subject` and `message`. */
export function letterInWords(values: FormValues, locale: Locale): FormValues {
  return mapLetter(values, (text) => inWords(text, locale));
}

export function letterFromWords(values: FormValues): FormValues {
  return mapLetter(values, fromWords);
}

function mapLetter(values: FormValues, change: (text: string) => string): FormValues {
  const names = ["subject", "message"].filter((name) => name in values);
  return { ...values, ...Object.fromEntries(names.map((name) => [name, change(textOf(values[name]))])) };
}
