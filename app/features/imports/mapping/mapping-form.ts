import type { FormValues } from "#app/platform/forms/form-data.ts";
import { importFieldLabel, IMPORT_FIELDS, REQUIRED_FIELDS } from "./import-fields.ts";
import type { Import } from "#app/features/imports/imports.server.ts";

const EXAMPLES = 5;

const EXAMPLE_LENGTH = 40;

export function mappingForm({ kind, table, mapping }: Import, t: (key: string) => string) {
  const choice = (field: string) => ({ field, name: t(importFieldLabel(kind, field)) });
  const first = table.rows.slice(0, EXAMPLES);
  return {
    kind,
    choices: IMPORT_FIELDS[kind].map(choice),
    required: REQUIRED_FIELDS[kind].map(choice),
    rows: table.rows.length,
    columns: table.headings.map((heading, index) => ({
      heading,
      examples: first.map(({ cells }) => shortened(cells[index] ?? "")),
    })),
    values: {
      columns: mapping.fields.map((field) => ({ field })),
      existing: mapping.existing,
    } satisfies FormValues,
  };
}

export type MappingFormData = ReturnType<typeof mappingForm>;

function shortened(cell: string): string {
  const characters = [...cell.trim()];
  return characters.length > EXAMPLE_LENGTH
    ? `${characters.slice(0, EXAMPLE_LENGTH).join("")} …`
    : characters.join("");
}
