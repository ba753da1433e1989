/** Why a form was refused is read first: focus goes there when the page with it has been loaded. */
export function focusRefusal(): void {
  document.querySelector<HTMLElement>("[data-refusal]")?.focus();
}
