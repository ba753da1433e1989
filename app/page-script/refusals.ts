/** Focus moves to the reason for a refusal when the page has loaded. */
export function focusRefusal(): void {
  document.querySelector<HTMLElement>("[data-refusal]")?.focus();
}
