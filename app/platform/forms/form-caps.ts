import type { FieldError } from "#app/platform/errors.ts";
import type { FormValues } from "./form-data.ts";

/** Caps in characters; `items.description` means every row. */
export type Caps = Record<string, number>;

/** A field's counter warns from here (rule 8). */
export const NEAR_CAP = 0.9;

/** Narrower than the rules of the JSON API (rule 8). */
export function capErrors(values: FormValues, caps: Caps): FieldError[] {
  return Object.entries(caps).flatMap(([name, max]) =>
    entriesOf(values, name)
      .filter(({ text }) => [...text.trim()].length > max)
      .map(({ field }) => ({ field, code: "field.too_long", params: { max } })),
  );
}

export function missingErrors(values: FormValues, names: string[]): FieldError[] {
  return names
    .filter((name) => typeof values[name] !== "string" || values[name].trim() === "")
    .map((field) => ({ field, code: "field.required" }));
}

function entriesOf(values: FormValues, name: string): { field: string; text: string }[] {
  const [field = "", inner] = name.split(".");
  const value = values[field];
  if (typeof value === "string") return [{ field, text: value }];
  if (!inner || !Array.isArray(value)) return [];
  return value.map((row, index) => ({
    field: `${field}[${index}].${inner}`,
    text: String(row[inner] ?? ""),
  }));
}
