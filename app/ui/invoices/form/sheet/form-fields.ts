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
  return isWritable(field) ? field : null;
}

function isWritable(field: unknown): field is TypedField {
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isTyped && !field.matches(":disabled");
}

/**
 * The labels of all fields by their names, without `(optional)`. Read in one go: each field would look for its own in
 * the whole page.
 */
export function labelsIn(form: HTMLFormElement): ReadonlyMap<string, string> {
  const fields = [...form.querySelectorAll("label")].flatMap((label) => {
    const { control, firstChild } = label;
    return isWritable(control) ? [[control.name, textIn(firstChild)] as const] : [];
  });
  return new Map([...fields, [NEXT_ROW, textIn(addButton(form))]]);
}

function textIn(node: Node | null | undefined): string {
  return node?.textContent?.trim() ?? "";
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
