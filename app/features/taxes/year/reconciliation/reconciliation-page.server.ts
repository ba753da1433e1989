import { periodTitle } from "#app/features/taxes/tax/screens/period-title.ts";
import { differenceOf } from "#app/features/taxes/tax/reconciliation/compared-lines.ts";
import type { TaxPeriod } from "#app/features/taxes/tax/periods/period.ts";
import { yearName } from "#app/features/people/accounts/years/business-year.ts";
import { readYear } from "#app/features/taxes/year/year-page.server.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay, formatInstant } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { readReconciliation } from "./reconciliation.server.ts";

/** @throws AppError as `readReconciliation` */
export async function reconciliationPage(ctx: UserContext, text: string) {
  const year = readYear(text);
  const { reconciled, lines, fileUntil, state } = await readReconciliation(ctx, year);
  const t = translator(ctx.locale);
  const named = (period: TaxPeriod) => ({
    id: period.id,
    name: periodTitle(period, t, ctx.locale),
    closedOn: period.closedAt ? formatInstant(period.closedAt, ctx.locale) : "",
  });
  return {
    year: text,
    name: yearName(await yearSettingOf(ctx), year),
    days: { from: formatDay(reconciled.from, ctx.locale), to: formatDay(reconciled.to, ctx.locale) },
    fileUntil: formatDay(fileUntil, ctx.locale),
    state,
    openId: reconciled.open?.id ?? "",
    unfiled: reconciled.unfiled.map(named),
    filed: reconciled.filed.map(named),
    differs: lines.some((line) => differenceOf(line) !== 0),
    rows: lines.map((line) => ({
      ziffer: /^\d+$/.test(line.ziffer) ? line.ziffer : "",
      label: t([`tax:line.${line.word}`], line.params),
      book: formatAmount(line.book),
      filed: formatAmount(line.filed),
      difference: formatAmount(differenceOf(line)),
      differs: differenceOf(line) !== 0,
    })),
  };
}
