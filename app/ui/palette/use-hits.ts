import { useEffect, useState } from "react";
import { useTranslation } from "#app/ui/translation.ts";
import type { Found } from "#app/features/find/found.ts";
import { hasWords } from "#app/platform/lists/has-words.ts";
import { paths } from "#app/paths.ts";
import { usePages } from "./use-pages.ts";

export interface Hit {
  label: string;
  more?: string;
  to: string;
}

export interface HitGroup {
  name: string;
  hits: Hit[];
}

/** How long typing rests before the server is asked (ms). */
const PAUSE = 150;

const NOTHING: Found = { invoices: [], offers: [], clients: [] };

/** Groups with at least one hit: pages at once, what is found when the server has answered. */
export function useHits(text: string): { groups: HitGroup[]; isSettled: boolean } {
  const { t } = useTranslation();
  const search = text.trim();
  const answer = useFound(search);
  const { invoices, offers, clients } = answer.found;
  const groups = [
    { name: t("common:palette.pages"), hits: usePages().filter(({ label }) => hasWords(label, search)) },
    {
      name: t("common:nav.invoices"),
      hits: invoices.map(({ id, number, recipientName }) => ({
        label: number,
        more: recipientName,
        to: paths.invoice(id),
      })),
    },
    {
      name: t("common:nav.offers"),
      hits: offers.map(({ id, number, recipientName }) => ({
        label: number,
        more: recipientName,
        to: paths.offer(id),
      })),
    },
    {
      name: t("common:nav.clients"),
      hits: clients.map(({ id, name, city }) => ({ label: name, more: city, to: paths.client(id) })),
    },
  ];
  return { groups: groups.filter(({ hits }) => hits.length > 0), isSettled: answer.search === search };
}

/** An answer to an earlier question is dropped; without a network pages alone are found. */
function useFound(search: string): { search: string; found: Found } {
  const [answer, setAnswer] = useState({ search: "", found: NOTHING });
  useEffect(() => {
    if (!search) return;
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      fetch(paths.find(search), { signal: outdated.signal })
        .then(async (response) => (response.ok ? ((await response.json()) as Found) : NOTHING))
        .then((found) => setAnswer({ search, found }))
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [search]);
  return search ? answer : { search, found: NOTHING };
}
