import { useCallback, useRef } from "react";
import { isLocale, type Locale } from "#app/platform/i18n/locale.ts";

/** Own remarks that nobody has edited follow the language of the invoice. */
export function useOwnNotes(
  own: Record<Locale, string> | undefined,
  first: string,
): (form: HTMLFormElement) => void {
  const last = useRef(first);
  return useCallback(
    (form) => {
      const { language, notes } = Object.fromEntries(
        ["language", "notes"].map((name) => [name, form.elements.namedItem(name)]),
      );
      if (!own || !(language instanceof HTMLSelectElement) || !(notes instanceof HTMLTextAreaElement)) return;
      const before = last.current;
      if (language.value === before || !isLocale(language.value)) return;
      last.current = language.value;
      const isUntouched = notes.value.trim() === (isLocale(before) ? own[before] : "");
      if (!isUntouched) return;
      notes.value = own[language.value];
      notes.dispatchEvent(new Event("input", { bubbles: true }));
    },
    [own],
  );
}
