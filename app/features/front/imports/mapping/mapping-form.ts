import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { columnExamples } from "#app/features/running/table-files/column-examples.ts";
import { importFieldLabel, IMPORT_FIELDS, REQUIRED_FIELDS } from "./import-fields.ts";
import type { Import } from "#app/features/front/imports/imports.server.ts";

export function mappingForm({ kind, table, mapping }: Import, t: Translate) {
  const choice = (field: string) => ({ field, name: t([importFieldLabel(kind, field)]) });
  return {
    kind,
    choices: IMPORT_FIELDS[kind].map(choice),
    required: REQUIRED_FIELDS[kind].map(choice),
    rows: table.rows.length,
    columns: columnExamples(table.headings, table.rows),
    values: {
      columns: mapping.fields.map((field) => ({ field })),
      existing: mapping.existing,
    } satisfies FormValues,
  };
}

export type MappingFormData = ReturnType<typeof mappingForm>;
