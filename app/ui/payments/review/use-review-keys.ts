import { type RefObject, useEffect, useState } from "react";
import { isForList } from "#app/ui/keyboard/use-list-keys.ts";

const STEPS: Record<string, number> = { j: 1, k: -1 };

/**
 * j and k walk through the proposals, space selects the one the keys are on, a opens its other invoices, i ignores it,
 * Enter confirms what is selected. @returns the place of that proposal, -1 before the first key
 */
export function useReviewKeys(form: RefObject<HTMLFormElement | null>) {
  const [here, setHere] = useState(-1);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (form.current && isForList(event) && act(form.current, here, event)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [form, here]);
  return { here, setHere };
}

function act(form: HTMLFormElement, here: number, { key, target }: KeyboardEvent): boolean {
  const rows = [...form.querySelectorAll<HTMLElement>(".review > li")];
  const row = rows[here];
  const step = STEPS[key.toLowerCase()];
  if (step) {
    const next = here < 0 ? 0 : Math.max(0, Math.min(here + step, rows.length - 1));
    return focus(boxOf(rows[next]));
  }
  if (key.toLowerCase() === "a") return click(row?.querySelector<HTMLElement>(".do a"));
  if (key.toLowerCase() === "i") return click(row?.querySelector<HTMLElement>(".do button"));
  // Where the focus is on a control, the browser does what the key says there.
  if (target !== document.body) return false;
  if (key === " ") return click(boxOf(row));
  return key === "Enter" && row !== undefined && click(form.querySelector<HTMLElement>(".button-primary"));
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
