import { inputTaxOf } from "#app/features/taxes/tax/figures/return-figures.ts";
import { spentInput, untypedInput } from "#app/features/taxes/tax/figures/known-payable.ts";
import { figureRows } from "#app/features/taxes/tax/figures/figure-rows.ts";
import { toDecide } from "#app/features/taxes/tax/figures/undecided.server.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import {
  type ExpenseFigures,
  proposedInput,
} from "#app/features/taxes/tax/periods/figures-of-expenses.server.ts";
import { xmlObstacle } from "#app/features/taxes/tax/files/xml-obstacle.ts";
import { instalmentDays } from "#app/features/taxes/tax/periods/instalments.ts";
import { fileUntil, type TaxPeriod, type TaxReturn } from "#app/features/taxes/tax/periods/period.ts";
import { findPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { laterEntries } from "#app/features/taxes/tax/periods/scope.server.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { addDays, formatDay, formatInstant } from "#app/swiss/dates.ts";
import { formatAmount, formatChf, type Rappen } from "#app/swiss/money.ts";
import { adjustmentTexts } from "./adjustment-rows.ts";
import { periodTitle } from "./period-title.ts";

/** @throws AppError `tax_period.not_found` */
export async function periodPage(ctx: UserContext, id: string) {
  const period = await findPeriod(ctx, id);
  const { content, hash } = await taxReturn(ctx, period);
  const t = translator(ctx.locale);
  const spent = period.state === "open" ? (await proposedInput(ctx, period)).figures : null;
  const untyped = spent && period.kind === "return" ? untypedInput(content, spent) : 0;
  const entered = content.figures.payable;
  const payable = entered - untyped;
  const shown = (amount: Rappen | null) => (amount === null ? "" : formatAmount(amount));
  return {
    id,
    kind: period.kind,
    hash,
    state: period.state,
    name: periodTitle(period, t, ctx.locale),
    method: t("tax:method.summary", {
      method: t(`tax:method.${content.method.method}`),
      consideration: t(`tax:method.${content.method.consideration}`),
    }),
    isNet: content.method.method === "net",
    fileUntil: formatDay(fileUntil(period), ctx.locale),
    instalments: await instalmentsNote(ctx, period),
    closedOn: period.closedAt ? formatInstant(period.closedAt, ctx.locale) : "",
    payable: { amount: Math.abs(payable), isCredit: payable < 0 },
    known: untyped > 0 ? { spent: formatChf(untyped), amount: formatChf(entered) } : null,
    rows: figureRows(content).map(({ turnover, tax, ...row }) => ({
      ...row,
      turnover: shown(turnover),
      tax: shown(tax),
    })),
    adjustments: adjustmentTexts(content.adjustments, t),
    checks: content.checks,
    overFrom: formatDay(addDays(period.endsOn, 1), ctx.locale),
    noXml: xmlObstacle(content),
    toDecide: period.state === "open" ? toDecide(content) : null,
    expenses: spent && untyped === 0 ? expensesNote(content, spent) : null,
    ...(await laterEntries(ctx, period, await vatMethodsOf(ctx))),
  };
}

/** The days of what was paid ahead of an annual return; empty for others. */
async function instalmentsNote(
  ctx: UserContext,
  { kind, startsOn: from, endsOn: to }: TaxPeriod,
): Promise<string> {
  const days = kind === "return" ? instalmentDays(await vatMethodsOf(ctx), { from, to }) : [];
  return days.map((day) => formatDay(day, ctx.locale)).join(", ");
}

/** Where the input tax that was typed is not what expenses come to. */
function expensesNote({ kind, typed }: TaxReturn, figures: ExpenseFigures) {
  const [spent, entered] = [spentInput(figures), inputTaxOf(typed)];
  if (spent === entered || (kind === "return" && spent === 0)) return null;
  return { spent: formatChf(spent), entered: formatChf(entered) };
}
