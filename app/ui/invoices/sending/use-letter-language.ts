import { useState } from "react";
import { type Letters, untouchedIn } from "#app/features/selling/invoices/sending/letter-words.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { isLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { useRefusal } from "#app/ui/forms/form.tsx";

export interface LetterLanguage {
  language: Locale;
  /** The language that subject and message are known to be in. */
  wordsLanguage: string;
  /** Whether an edited text waits for "keep or replace". */
  asks: boolean;
  choose: (language: Locale) => void;
  replaceWords: () => void;
  keepWords: () => void;
  /** Changes when the server's answer brings other texts: the fields start again from them. */
  start: string;
}

interface LetterLanguageOptions {
  formId: string;
  letters: Letters;
  values: FormValues;
  original: Locale;
}

/** Another language brings its own untouched texts at once, and asks where somebody has edited them. */
export function useLetterLanguage(options: LetterLanguageOptions): LetterLanguage {
  const { formId, letters, values, original } = options;
  const isRefused = useRefusal()?.fieldErrors.language !== undefined;
  const atFirst = {
    language: isLocale(values.language) ? values.language : original,
    wordsLanguage: textOf(values.wordsLanguage),
    asks: isRefused && values.language !== values.wordsLanguage,
  };
  const start = JSON.stringify([atFirst, values.subject, values.message]);
  const [state, setState] = useState({ ...atFirst, start });
  const shown = state.start === start ? state : { ...atFirst, start };
  const { language, wordsLanguage } = shown;
  const change = (changes: Partial<typeof atFirst>) => setState({ ...shown, ...changes });
  const fill = (language: Locale) => {
    for (const name of ["subject", "message"] as const) setText(formId, name, letters[language][name]);
    change({ language, wordsLanguage: language, asks: false });
  };
  return {
    ...shown,
    choose: (language) => {
      const typed = { subject: typedText(formId, "subject"), message: typedText(formId, "message") };
      if (untouchedIn(letters, typed)) fill(language);
      else change({ language, asks: language !== wordsLanguage });
    },
    replaceWords: () => fill(language),
    keepWords: () => change({ wordsLanguage: language, asks: false }),
  };
}

function typedText(formId: string, name: string): string {
  return textField(formId, name)?.value ?? "";
}

function setText(formId: string, name: string, text: string): void {
  const field = textField(formId, name);
  if (field) field.value = text;
}

function textField(formId: string, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const form = document.getElementById(formId);
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}
