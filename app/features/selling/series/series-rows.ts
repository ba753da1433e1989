import { itemTotal, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type Day, formatDay } from "#app/swiss/dates.ts";
import { formatBesideChf } from "#app/swiss/money.ts";
import type { SeriesRule } from "#app/features/selling/series/rule/series-dates.ts";
import { activeDates } from "#app/features/selling/series/rule/series-progress.ts";
import type { Series, SeriesState } from "./series.ts";

export interface SeriesRow {
  id: string;
  name: string;
  client: string;
  rule: SeriesRule;
  endOn: string;
  next: string;
  total: string;
  state: SeriesState;
}

export function seriesRow(series: Series, today: Day, locale: Locale): SeriesRow {
  const { id, name, clientName, group, rule, state, template } = series;
  const [next] = activeDates(series, today);
  const rows = template.items.map((item) => ({ ...item, total: itemTotal(item) }));
  return {
    id,
    name,
    client: clientName || group,
    rule,
    state,
    endOn: rule.end && "on" in rule.end ? formatDay(rule.end.on, locale) : "",
    next: next ? formatDay(next, locale) : "",
    total: formatBesideChf(totalsOf(rows, template).total, template.currency),
  };
}
