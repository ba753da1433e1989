export function focusRefusal(): void {
  document.querySelector<HTMLElement>("[data-refusal]")?.focus();
}
