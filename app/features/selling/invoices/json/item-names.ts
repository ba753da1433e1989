import type { FieldError } from "#app/platform/errors.ts";

interface Row {
  name?: unknown;
  description?: unknown;
}

/**
 * Of each row, `name` is another word for `description` (rule 20). Where they differ, `name` must be one that the
 * invoice has already: it is sent back beside a new description.
 */
export function namesDiffer(json: object, current: object | undefined): FieldError[] {
  const known = rowsOf(current).map(({ name }) => name);
  return rowsOf(json).flatMap(({ name, description }, index): FieldError[] => {
    const differ = ![name, description].includes(undefined) && name !== description;
    return differ && !known.includes(name)
      ? [{ field: `items[${index}].name`, code: "field.name_differs" }]
      : [];
  });
}

function rowsOf(value: unknown): Row[] {
  if (typeof value !== "object" || value === null || !("items" in value)) return [];
  const { items } = value;
  return Array.isArray(items)
    ? items.filter((row): row is Row => typeof row === "object" && row !== null)
    : [];
}
