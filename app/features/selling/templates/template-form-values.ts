import { blankRow } from "#app/features/selling/invoices/form/blank-row.ts";
import { itemValues } from "#app/features/selling/invoices/form/item-values.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { blankValuesOf, formValuesOf } from "#app/platform/forms/field-record.ts";
import { DEFAULT_TERM } from "#app/features/selling/invoices/fields/invoice.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Template } from "./template.ts";

export function blankTemplateForm(vatRate: string): FormValues {
  return {
    name: "",
    clientId: "",
    language: "",
    ...blankValuesOf(contentFields),
    termDays: String(DEFAULT_TERM),
    items: [blankRow(vatRate)],
  };
}

/** `clientName` is for the picker alone. */
export function templateFormValues(template: Template): FormValues {
  const { name, clientId, clientName, language, termDays, items, version } = template;
  return {
    name,
    clientName,
    language,
    ...formValuesOf(contentFields, template),
    clientId: clientId ?? "",
    termDays: String(termDays),
    items: items.map(itemValues),
    version: String(version),
  };
}
