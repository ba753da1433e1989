import type { Category } from "#app/features/books/book/categories.ts";
import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import { missingMonths } from "#app/features/books/book/missing-rates.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type Rappen, rappenToNumber } from "#app/swiss/money.ts";
import { countYearChanges } from "./changes/year-changes.server.ts";
import { closingsOf, seeYear } from "./close-year.server.ts";
import { type ByBasis, spanOfYear } from "./year-figures.server.ts";
import { totalsOfYear } from "./year-totals.ts";
import { readYear } from "./year-page.server.ts";

/** The figures of a year as the API writes them. @throws AppError `year.not_found`, and as `yearFigures` */
export async function yearJson(ctx: UserContext, text: string) {
  const year = readYear(text);
  const { figures, checks, hash } = await seeYear(ctx, year);
  const closings = await closingsOf(ctx, year);
  const { from, to } = await spanOfYear(ctx, year);
  const {
    months,
    clients,
    others,
    vat,
    costs,
    providerFees,
    exchange,
    rounding = 0,
    byHand = [],
    investments,
  } = figures;
  const { income, cost, result } = totalsOfYear(figures);
  const chart = await chartOfBusiness(ctx);
  return {
    year,
    from,
    to,
    state: closings.some(({ reopenedAt }) => reopenedAt === null) ? ("closed" as const) : ("open" as const),
    hash,
    checklist: checks.map(({ kind, count, amount }) => ({
      kind,
      count,
      amount: amount === null ? null : rappenToNumber(amount),
    })),
    months: months.map((month) => ({ month: month.month, ...byBasisJson(month) })),
    income: byBasisJson(income),
    clients: clients.map(({ name, net }) => ({ name, net: rappenToNumber(net) })),
    others: rappenToNumber(others),
    costs: costs.map(costJson),
    providerFees: rappenToNumber(providerFees),
    costSum: rappenToNumber(cost),
    investments: investments.map(costJson),
    exchange: rappenToNumber(exchange),
    rounding: rappenToNumber(rounding),
    byHand: byHand.map(({ account, net }) => ({ account: chart[account], net: rappenToNumber(net) })),
    result: byBasisJson(result),
    vat: byBasisJson(vat),
    openAtStart: rappenToNumber(figures.openAtStart),
    openAtEnd: rappenToNumber(figures.openAtEnd),
    missingRates: await missingMonths(ctx, { from, to }),
    changes: await countYearChanges(ctx, year),
    closings: closings.map(({ year: _year, ...closing }) => closing),
  };
}

function byBasisJson({ agreed, received }: ByBasis) {
  return { agreed: rappenToNumber(agreed), received: rappenToNumber(received) };
}

function costJson({ category, net }: { category: Category; net: Rappen }) {
  return { category, net: rappenToNumber(net) };
}
