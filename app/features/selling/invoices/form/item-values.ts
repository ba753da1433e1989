import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { formValuesOf, type ValuesOf } from "#app/platform/forms/field-record.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";

export function itemValues(item: ValuesOf<typeof itemFields>): FormValues {
  return formValuesOf(itemFields, item);
}
