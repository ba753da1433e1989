import { codedRate, technicalCodeOf } from "#app/features/taxes/tax/figures/technical-codes.ts";
import { findPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import { lastCodes } from "#app/features/taxes/tax/periods/type-codes.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { periodTitle } from "./period-title.ts";

/** The codes of each net tax rate of supplies before 2025. @throws AppError `tax_period.not_found` */
export async function codesPage(ctx: UserContext, id: string) {
  const period = await findPeriod(ctx, id);
  const { content } = await taxReturn(ctx, period);
  const coded = content.figures.rateLines.flatMap((line) => codedRate(line, content.startsOn) ?? []);
  const known = [...period.codes, ...(await lastCodes(ctx))];
  const isFirst = (one: (typeof coded)[number], index: number) =>
    coded.findIndex(({ rate, until }) => rate === one.rate && until === one.until) === index;
  return {
    id,
    name: periodTitle(period, translator(ctx.locale), ctx.locale),
    version: period.version,
    rows: coded.filter(isFirst).map(({ rate, until }) => ({
      rate: String(rate),
      percent: formatVatRate(rate),
      until,
      untilDay: formatDay(until, ctx.locale),
      code: technicalCodeOf(known, { rate, until }),
    })),
  };
}
