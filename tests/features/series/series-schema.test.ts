import { expect, it } from "vitest";
import { readSeriesForm } from "#app/features/selling/series/form/series-form.ts";
import { seriesSchema } from "#app/features/selling/series/series.schema.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { SERIES } from "../../support/invoices/series-input.ts";

const errorsOf = (input: unknown) => {
  const { error } = seriesSchema.safeParse(input);
  return error ? fieldErrorsOf(error).map(({ field, code }) => `${field} ${code}`) : [];
};

const TEMPLATE = { ...SERIES.template, clientId: "c" };

it("takes what the API gives back: numbers, and `last` for the day", () => {
  const rule = { every: 3, unit: "month", start: "2026-11-30", day: "last", end: { after: 12 } };
  const parsed = seriesSchema.parse({ ...SERIES, rule, mode: "send", template: TEMPLATE });
  expect(parsed).toMatchObject({ rule, mode: "send", template: { termDays: 20, referenceType: "" } });
});

it("has a day of the month for months and years alone: a form, which always has the field, leaves it out", () => {
  const typed = { every: "2", unit: "week", start: "21.11.2026", day: "5" };
  const { rule: read } = seriesSchema.parse({
    ...SERIES,
    rule: readSeriesForm(typed).rule,
    template: TEMPLATE,
  });
  expect(read).toEqual({ every: 2, unit: "week", start: "2026-11-21" });
  expect(readSeriesForm({ ...typed, unit: "year" }).rule).toMatchObject({ day: "5" });
});

it.each([
  [{ every: 0 }, ["rule.every field.measure"]],
  [{ every: 367 }, ["rule.every field.measure"]],
  [{ every: 1.5 }, ["rule.every field.measure"]],
  [{ unit: "quarter" }, ["rule.unit field.not_one_of"]],
  [{ start: "2026-02-30" }, ["rule.start field.day"]],
  [{ day: 32 }, ["rule.day field.measure"]],
  [{ day: "first" }, ["rule.day field.measure"]],
  [{ unit: "week", day: 5 }, ["rule.day field.day_of_month"]],
  [{ unit: "day", day: "last" }, ["rule.day field.day_of_month"]],
  [{ end: { on: "2026-11-20" } }, ["rule.end.on field.series_end"]],
  [{ end: { after: 0 } }, ["rule.end.after field.measure"]],
  [{ end: { on: "2027-01-01", after: 2 } }, ["rule.end.after field.series_one_end"]],
])("refuses the rule %j", (wrong, errors) => {
  const rule = { ...SERIES.rule, ...wrong };
  expect(errorsOf({ ...SERIES, rule, template: TEMPLATE })).toEqual(errors);
});

it("names each field with a word in braces that it does not know", () => {
  const items = [...TEMPLATE.items, { ...TEMPLATE.items[0], description: "Rent {next month}" }];
  const template = { ...TEMPLATE, subject: "{monat}", notes: "{month} {number}", items };
  expect(errorsOf({ ...SERIES, template })).toEqual([
    "template.subject field.placeholder",
    "template.notes field.placeholder",
    "template.items[1].description field.placeholder",
  ]);
});

it.each([
  ["2027-12-31", { on: "2027-12-31" }],
  [12, { after: 12 }],
  [null, undefined],
])("takes %j as the end", (end, read) => {
  const rule = { ...SERIES.rule, end };
  expect(seriesSchema.parse({ ...SERIES, rule, template: TEMPLATE }).rule.end).toEqual(read);
});

it("needs a client or a recipient, and no name", () => {
  const { name: _, ...unnamed } = SERIES;
  const { recipient } = INVOICE;
  expect(errorsOf({ ...unnamed, template: { ...SERIES.template, recipient } })).toEqual([]);
  expect(errorsOf(SERIES)).toEqual(["template.clientId field.required"]);
  expect(errorsOf({ ...SERIES, template: { ...TEMPLATE, recipient } })).toEqual([
    "template.recipient field.one_client",
  ]);
});
