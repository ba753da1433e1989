import { isBlankRow } from "#app/features/selling/invoices/form/blank-row.ts";
import { formValues } from "#app/platform/forms/form-data.ts";
import { NEXT_ROW } from "./writing.ts";

export type TypedField = HTMLInputElement | HTMLTextAreaElement;

export function formOf(formId: string): HTMLFormElement | null {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? form : null;
}

export function fieldIn(form: HTMLFormElement, name: string): TypedField | null {
  const field = form.elements.namedItem(name);
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isTyped && !field.matches(":disabled") ? field : null;
}

/** The label of the form's own field, without `(optional)`. */
export function labelIn(form: HTMLFormElement, name: string): string | null {
  if (name === NEXT_ROW) return addButton(form)?.textContent?.trim() || null;
  const field = fieldIn(form, name);
  return field && (field.labels?.[0]?.firstChild?.textContent?.trim() ?? null);
}

/** The description of the first blank row, or of the row that adding one would make. */
export function nextDescription(form: HTMLFormElement): string {
  const { items } = formValues(new FormData(form));
  const rows = Array.isArray(items) ? items : [];
  const blank = rows.findIndex((row) => isBlankRow(row));
  return `items[${blank < 0 ? rows.length : blank}].description`;
}

export function addButton(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector<HTMLButtonElement>("button[name=add]:not(:disabled)");
}
