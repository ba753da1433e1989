import { type RefObject, useEffect, useState } from "react";
import { isForList } from "#app/page-script/list-keys.ts";

const STEPS: Record<string, number> = { j: 1, k: -1 };

/**
 * j and k walk through the proposals, space selects the one the keys are on, a opens its other invoices, i ignores it,
 * v confirms it alone, Enter what is selected in its list. @returns the place of that proposal, -1 before the first key
 */
export function useReviewKeys(lists: RefObject<HTMLElement | null>) {
  const [here, setHere] = useState(-1);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (lists.current && isForList(event) && act(lists.current, here, event)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [lists, here]);
  return { here, setHere };
}

function act(lists: HTMLElement, here: number, { key, target }: KeyboardEvent): boolean {
  const rows = [...lists.querySelectorAll<HTMLElement>(".review > li")];
  const row = rows[here];
  const step = STEPS[key.toLowerCase()];
  if (step) {
    const next = here < 0 ? 0 : Math.max(0, Math.min(here + step, rows.length - 1));
    return focus(boxOf(rows[next]));
  }
  if (key.toLowerCase() === "a") return click(row?.querySelector<HTMLElement>(".do a"));
  if (key.toLowerCase() === "i") return click(row?.querySelector<HTMLElement>(".do button:not(.row-verb)"));
  if (key.toLowerCase() === "v") return click(row?.querySelector<HTMLElement>(".row-verb"));
  // Where the focus is on a control, the browser does what the key says there.
  if (target !== document.body) return false;
  if (key === " ") return click(boxOf(row));
  return key === "Enter" && click(row?.closest("form")?.querySelector<HTMLElement>(".batch button"));
}

function boxOf(row: HTMLElement | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>("input[name=id]") ?? null;
}

function focus(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}

function click(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return element !== null && element !== undefined;
}
