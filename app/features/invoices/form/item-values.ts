import { itemFields } from "#app/features/invoices/fields/item-fields.ts";
import { formValuesOf, type ValuesOf } from "#app/platform/forms/field-record.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";

/** A row of the form, of an invoice or of a template. */
export function itemValues(item: ValuesOf<typeof itemFields>): FormValues {
  return formValuesOf(itemFields, item);
}
