import type { ClipboardEvent } from "react";
import { fillIn } from "#app/ui/forms/fill-in.ts";

/**
 * Spreads a pasted text over the fields that it speaks of, if the form has them all and they are empty; anything else
 * is pasted as usual. The focus goes on to the next empty field.
 */
export function fillPasted(
  event: ClipboardEvent,
  read: (text: string) => Record<string, string> | null,
): void {
  const form = event.currentTarget.closest("form");
  const parts = read(event.clipboardData.getData("text/plain"));
  if (!form || !parts || !Object.keys(parts).every((name) => isEmptyField(form, name))) return;
  event.preventDefault();
  fillIn(form, parts);
  [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")]
    .find((input) => input.value === "" && input.hasAttribute("aria-required"))
    ?.focus();
}

function isEmptyField(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.value === "";
}
