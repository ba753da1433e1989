const FOCUS = "focus";

/** Where the page is loaded again, or another one comes in its place, nobody loses where they are. */
export function keepFocus(element = document.activeElement): void {
  const named = ["id", "name", "href"].find((name) => element?.getAttribute(name));
  if (element && named)
    sessionStorage.setItem(FOCUS, `[${named}="${CSS.escape(element.getAttribute(named) ?? "")}"]`);
}

/** What had the focus has it again, where it is still there. */
export function focusAgain(): void {
  const place = sessionStorage.getItem(FOCUS);
  sessionStorage.removeItem(FOCUS);
  if (place) document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
}
