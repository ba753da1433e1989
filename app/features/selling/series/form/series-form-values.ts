import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { blankRow } from "#app/features/selling/invoices/form/blank-row.ts";
import { itemValues } from "#app/features/selling/invoices/form/item-values.ts";
import { DEFAULT_TERM } from "#app/features/selling/invoices/fields/invoice.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { Template } from "#app/features/selling/templates/template.ts";
import { blankValuesOf, formValuesOf } from "#app/platform/forms/field-record.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { addDays, type Day, daysOfMonth } from "#app/swiss/dates.ts";
import { dateOf, firstFrom, type SeriesRule } from "#app/features/selling/series/rule/series-dates.ts";
import type { Series } from "#app/features/selling/series/series.ts";

/** Monthly, from the first of next month. */
export function blankSeriesForm(vatRate: string, today: Day): FormValues {
  const start = addDays(daysOfMonth(today.slice(0, 7)).dateTo, 1);
  return {
    name: "",
    clientId: "",
    group: "",
    language: "",
    mode: "draft",
    referenceType: "",
    ...blankValuesOf(contentFields),
    ...ruleValues({ every: 1, unit: "month", start }),
    termDays: String(DEFAULT_TERM),
    items: [blankRow(vatRate)],
  };
}

export function seriesFormValues(series: Series): FormValues {
  const { name, clientId, clientName, group, mode, template, rule, version } = series;
  const { language, referenceType, termDays, items } = template;
  return {
    name,
    clientName,
    group,
    mode,
    language,
    referenceType,
    ...formValuesOf(contentFields, template),
    ...ruleValues(rule),
    clientId: clientId ?? "",
    termDays: String(termDays),
    items: items.map(itemValues),
    version: String(version),
  };
}

/** Monthly, on the day of the invoice, from the next one on. */
export function valuesFromInvoice(invoice: Invoice, name: string, today: Day): FormValues {
  const { issueDate, clientId, language, referenceType, items } = invoice;
  const day = Number(issueDate.slice(8));
  const rule: SeriesRule = { every: 1, unit: "month", start: issueDate, ...(day > 28 ? { day } : {}) };
  const start = dateOf(rule, Math.max(1, firstFrom(rule, 0, today))) ?? today;
  return {
    name,
    language,
    ...(clientId ? { clientId, clientName: invoice.recipient.name } : {}),
    referenceType: referenceType === "NON" ? "NON" : "",
    ...formValuesOf(contentFields, invoice),
    ...ruleValues({ ...rule, start }),
    items: items.map(itemValues),
  };
}

export function valuesFromTemplate(template: Template): FormValues {
  const { name, clientId, clientName, language, termDays, items } = template;
  return {
    name,
    clientName,
    language,
    ...formValuesOf(contentFields, template),
    clientId: clientId ?? "",
    termDays: String(termDays),
    items: items.map(itemValues),
  };
}

function ruleValues({ every, unit, start, day, end }: SeriesRule): FormValues {
  return {
    every: String(every),
    unit,
    start,
    day: String(day ?? ""),
    endOn: end && "on" in end ? end.on : "",
    endAfter: end && "after" in end ? String(end.after) : "",
  };
}
