import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { CsvMapping } from "./csv-mapping.ts";

export function csvFormValues({ columns, dayOrder, decimal, currency }: CsvMapping): FormValues {
  return { columns: columns.map((field) => ({ field })), dayOrder, decimal, currency };
}
