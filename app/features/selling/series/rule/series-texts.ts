import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { kinds } from "#app/platform/forms/field-kinds.ts";
import { fillPeriod } from "./series-placeholders.ts";
import type { SeriesPeriod } from "./series-dates.ts";
import type { SeriesTemplate } from "#app/features/selling/series/series-template.ts";

/** Characters (rules 8 and 9). */
const MAX_SUBJECT = 100;
export const MAX_TEXT = 499;

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
  return withTexts(template, (text) => fillPeriod(text, period, { language, quarter }));
}

/** What grows too long is cut. */
export function withTexts<T extends SeriesTexts>(texts: T, fill: (text: string) => string): T {
  const cut = (text: string, max: number) => [...fill(text)].slice(0, max).join("");
  return {
    ...texts,
    subject: cut(texts.subject, MAX_SUBJECT),
    notes: cut(texts.notes, MAX_TEXT),
    items: texts.items.map((item) => ({
      ...item,
      ...Object.fromEntries(textsOfItem(item).map(([name, text]) => [name, cut(text, MAX_TEXT)])),
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
