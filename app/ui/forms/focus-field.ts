import type { MouseEvent } from "react";

/**
 * For a link to a field of the same page: opens what hides the field and gives it the focus. Left to the browser, the
 * link would count as a navigation, and the page would forget what the server said about the form.
 */
export function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  for (let part = field.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
    part.open = true;
  field.focus();
}
