import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Day } from "#app/swiss/dates.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { suggestedVatRates } from "#app/swiss/vat/statutory-rates.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { columnExamples } from "#app/features/running/table-files/column-examples.ts";
import { importFieldLabel, IMPORT_FIELDS, REQUIRED_FIELDS } from "./import-fields.ts";
import type { Import } from "#app/features/front/imports/imports.server.ts";

/** @param isRegistered for VAT: who is not writes 0 %, which is shown as the answer */
export function mappingForm(
  { kind, table, mapping, isMapped }: Import,
  t: Translate,
  { isRegistered, today }: { isRegistered: boolean; today: Day },
) {
  const usual = isRegistered || isMapped ? null : 0;
  const vatRate = mapping.vatRate ?? usual;
  const choice = (field: string) => ({ field, name: t([importFieldLabel(kind, field)]) });
  return {
    kind,
    choices: IMPORT_FIELDS[kind].map(choice),
    required: REQUIRED_FIELDS[kind].map(choice),
    vatRates: suggestedVatRates(today).map(formatVatRate),
    rows: table.rows.length,
    columns: columnExamples(table.headings, table.rows),
    values: {
      columns: mapping.fields.map((field) => ({ field })),
      existing: mapping.existing,
      vatRate: vatRate === null ? "" : formatVatRate(vatRate),
    } satisfies FormValues,
  };
}

export type MappingFormData = ReturnType<typeof mappingForm>;
