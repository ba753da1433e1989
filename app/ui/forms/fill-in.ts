/** Fires the events of typing, so that counters, totals and the sheet follow. Hidden fields are left alone. */
export function fillIn(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!isFillable(field) || field.type === "hidden") continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function isFillable(field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => field instanceof kind);
}
