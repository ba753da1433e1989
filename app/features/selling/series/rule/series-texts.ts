import { withTexts } from "#app/features/selling/invoices/texts/filled-texts.ts";
import type { SeriesTemplate } from "#app/features/selling/series/series-template.ts";
import { fillPeriod } from "./series-placeholders.ts";
import type { SeriesPeriod } from "./series-dates.ts";

/** Once, for one period. What grows too long by it is cut. */
export function filledTemplate(
  template: SeriesTemplate,
  period: SeriesPeriod,
  quarter: (number: number) => string,
): SeriesTemplate {
  const { language } = template;
  return withTexts(template, (text) => fillPeriod(text, period, { language, quarter }));
}
