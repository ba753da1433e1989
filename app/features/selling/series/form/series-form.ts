import { contentFields, invoiceFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { referenceFields } from "#app/features/selling/invoices/fields/payment-fields.ts";
import { hasDayOfMonth } from "#app/features/selling/series/rule/series-dates.ts";
import { namesOf } from "#app/platform/forms/field-record.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";

const { language } = invoiceFields;
const { referenceType } = referenceFields;

const TEMPLATE = new Map(
  [...namesOf({ language, ...contentFields, referenceType }, "form")].map(([key, field]) => [
    field,
    namesOf({ language, ...contentFields, referenceType }, "json").get(key) ?? key,
  ]),
);

const FIELDS = new Map([
  ...[...TEMPLATE].map(([field, json]) => [`template.${json}`, field] as const),
  ...["every", "unit", "start", "day"].map((name) => [`rule.${name}`, name] as const),
  ["rule.end.on", "endOn"],
  ["rule.end.after", "endAfter"],
]);

/** The form's names → the schema's. */
export function readSeriesForm(values: FormValues) {
  const template: FormValues = {};
  for (const [field, json] of TEMPLATE) if (values[field] !== undefined) template[json] = values[field];
  const { clientId, group, termDays, items, every, unit, start, day, endOn, endAfter } = values;
  return {
    name: values.name,
    mode: values.mode,
    version: values.version,
    rule: {
      every,
      unit,
      start,
      day: hasDayOfMonth(unit) ? day : "",
      end: { on: textOf(endOn), after: textOf(endAfter) },
    },
    template: { ...template, clientId, group, termDays, items },
  };
}

export function seriesFieldName(path: string): string {
  return FIELDS.get(path) ?? path.replace(/^template\./, "");
}
