import { figureRows } from "#app/features/taxes/tax/figures/figure-rows.ts";
import { type LineEntry, lineEntries } from "#app/features/taxes/tax/figures/line-entries.server.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { findPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { entryScopeOf } from "#app/features/taxes/tax/periods/scope.server.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { readDayPlace, writeDayPlace } from "#app/platform/lists/day-place.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { periodTitle } from "./period-title.ts";

const ON_PAGE = 50;

/**
 * The documents behind a line. @param after `day_id` of the last entry on the page before; empty for the first
 * @throws AppError `tax_period.not_found`, also for a line that the return does not have
 */
export async function linePage(
  ctx: UserContext,
  id: string,
  { line, after }: { line: string; after: string },
) {
  const period = await findPeriod(ctx, id);
  const { content } = await taxReturn(ctx, period);
  const found = figureRows(content).filter(({ ziffer, hasEntries }) => ziffer === line && hasEntries);
  const [row] = found;
  if (!row) throw new AppError("tax_period.not_found");
  const methods = await vatMethodsOf(ctx);
  const scope = await entryScopeOf(ctx, period, methods);
  const place = readDayPlace(after);
  const wanted = { scope, content, methods, line, after: place, limit: ON_PAGE + 1 };
  const entries = await lineEntries(ctx, wanted);
  const last = entries.length > ON_PAGE ? entries[ON_PAGE - 1] : undefined;
  return {
    id,
    line,
    name: periodTitle(period, translator(ctx.locale), ctx.locale),
    word: row.word,
    params:
      row.word === "acquired" ? { rate: found.map(({ params }) => params.rate).join(" / ") } : row.params,
    rows: entries.slice(0, ON_PAGE).map((entry) => shown(ctx, entry)),
    next: last ? writeDayPlace(last) : "",
    isFirst: place === null,
  };
}

function shown(ctx: UserContext, { day, rate, net, vat, ...entry }: LineEntry) {
  return {
    ...entry,
    day: formatDay(day, ctx.locale),
    rate: `${formatVatRate(rate)}\u00a0%`,
    net: formatAmount(net),
    vat: formatAmount(vat),
  };
}
