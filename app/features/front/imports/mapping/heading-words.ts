import { guessColumns, headingKey } from "#app/features/running/table-files/heading-words.ts";
import { fieldHeadings, IMPORT_FIELDS } from "./import-fields.ts";
import type { ImportKind } from "./import-kinds.ts";

export type ExportHeadings = readonly (readonly [field: string, heading: string])[];

/** Empty where unknown. Each field is found once, at its first column. */
export function guessFields(kind: ImportKind, headings: readonly string[], own: ExportHeadings): string[] {
  const known = new Map<string, string>();
  for (const field of IMPORT_FIELDS[kind]) {
    for (const word of fieldHeadings(kind, field))
      if (!known.has(headingKey(word))) known.set(headingKey(word), field);
  }
  for (const [field, heading] of own) known.set(headingKey(heading), field);
  return guessColumns(headings, known);
}
