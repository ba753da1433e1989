import type { FormValues } from "#app/platform/forms/form-data.ts";

/** In a form around several rows, its button names the row, and the fields of each end in its id. */
export function fieldsOfRow(values: FormValues, form: FormData, names: string[]): Record<string, unknown> {
  const row = form.get("row");
  if (typeof row !== "string") return values;
  return Object.fromEntries(names.map((name) => [name, form.get(`${name}-${row}`) ?? ""]));
}
