import { useEffect, useState } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type Found, NOTHING_FOUND } from "#app/features/front/find/found.ts";
import { hasWords } from "#app/platform/lists/has-words.ts";
import { paths } from "#app/paths.ts";
import { type HitGroup, useFoundGroups } from "./hits.ts";
import { usePages } from "./use-pages.ts";

/** How long typing rests before the server is asked (ms). */
const PAUSE = 150;

/**
 * Groups with at least one hit: pages at once, what is found when the server has answered. Until then the last answer
 * stays as far as it has the words that are typed.
 */
export function useHits(text: string): { groups: HitGroup[]; isSettled: boolean } {
  const { t } = useTranslation();
  const search = text.trim();
  const answer = useFound(search);
  const isSettled = answer.search === search;
  const pages = usePages().filter(({ label }) => hasWords(label, search));
  const found = useFoundGroups(answer.found).map(({ name, hits }) => ({
    name,
    hits: isSettled ? hits : hits.filter(({ label, more }) => hasWords(`${label} ${more}`, search)),
  }));
  const groups = [{ name: t("common:palette.pages"), hits: pages }, ...found];
  return { groups: groups.filter(({ hits }) => hits.length > 0), isSettled };
}

/** An answer to an earlier question is dropped; without a network pages alone are found. */
function useFound(search: string): { search: string; found: Found } {
  const [answer, setAnswer] = useState({ search: "", found: NOTHING_FOUND });
  useEffect(() => {
    if (!search) return;
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      fetch(paths.find(search), { signal: outdated.signal })
        .then(async (response) => (response.ok ? ((await response.json()) as Found) : NOTHING_FOUND))
        .catch(() => NOTHING_FOUND)
        .then((found) => {
          if (!outdated.signal.aborted) setAnswer({ search, found });
        })
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [search]);
  return search ? answer : { search, found: NOTHING_FOUND };
}
