import { useEffect, useState } from "react";
import type { CatalogueOption } from "#app/features/selling/catalogue/catalogue-option.ts";
import { paths } from "#app/paths.ts";

/** How long typing rests before the server is asked (ms). */
const PAUSE = 150;

/** Characters. */
const LEAST = 2;

const NONE: CatalogueOption[] = [];

/** What the catalogue has for the typed text; an answer to an earlier question is dropped. */
export function useCatalogueOptions(text: string, form: () => HTMLFormElement | null): CatalogueOption[] {
  const [answer, setAnswer] = useState({ text: "", options: NONE });
  useEffect(() => {
    if (text.length < LEAST) return;
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      fetch(paths.catalogueOptions(text, around(form())), { signal: outdated.signal })
        .then(async (response) => response.ok && ((await response.json()) as { options: CatalogueOption[] }))
        .then((found) => found && setAnswer({ text, options: found.options }))
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form stays the same
  }, [text]);
  return text.length < LEAST ? NONE : answer.options;
}

/** What language, rate and price depend on, as the form says it now. */
function around(form: HTMLFormElement | null) {
  const values = new FormData(form ?? undefined);
  const value = (name: string) => {
    const field = values.get(name);
    return typeof field === "string" ? field : "";
  };
  return {
    language: value("language"),
    day: value("serviceTo") || value("serviceFrom") || value("issueDate"),
    gross: value("pricesIncludeVat") ? "1" : "",
  };
}
