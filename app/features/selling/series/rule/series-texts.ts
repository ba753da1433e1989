import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { kinds } from "#app/platform/forms/field-kinds.ts";
import { fillPeriod } from "./series-placeholders.ts";
import type { SeriesPeriod } from "./series-dates.ts";
import type { SeriesTemplate } from "#app/features/selling/series/series-template.ts";

/** Characters (rules 8 and 9). */
const MAX_SUBJECT = 100;
const MAX_TEXT = 499;

const ITEM_TEXTS = Object.entries(itemFields)
  .filter(([name, { kind }]) => (kind as unknown) === kinds.text && name !== "unit")
  .map(([name]) => name);

/** Texts of a row in which placeholders are filled in. */
export function textsOfItem(item: Record<string, unknown>): [name: string, text: string][] {
  return ITEM_TEXTS.map((name): [string, unknown] => [name, item[name]]).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
}

/** Once, for one period. What grows too long by it is cut. */
export function filledTemplate(
  template: SeriesTemplate,
  period: SeriesPeriod,
  quarter: (number: number) => string,
): SeriesTemplate {
  const { language } = template;
  const fill = (text: string, max: number) =>
    [...fillPeriod(text, period, { language, quarter })].slice(0, max).join("");
  return {
    ...template,
    subject: fill(template.subject, MAX_SUBJECT),
    notes: fill(template.notes, MAX_TEXT),
    items: template.items.map((item) => ({
      ...item,
      ...Object.fromEntries(textsOfItem(item).map(([name, text]) => [name, fill(text, MAX_TEXT)])),
    })),
  };
}

interface SeriesTexts {
  subject: string;
  notes: string;
  items: Record<string, unknown>[];
}

export function textsOfSeries({
  subject,
  notes,
  items,
}: SeriesTexts): { path: (string | number)[]; text: string }[] {
  return [
    { path: ["subject"], text: subject },
    { path: ["notes"], text: notes },
    ...items.flatMap((item, index) =>
      textsOfItem(item).map(([name, text]) => ({ path: ["items", index, name], text })),
    ),
  ];
}
