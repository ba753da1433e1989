import type { MouseEvent } from "react";

/** In place of following a link to a field, which may be folded away. */
export function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  for (let part = field.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
    part.open = true;
  field.focus();
}
