import { figureRows } from "#app/features/tax/figures/figure-rows.ts";
import { TYPED_FIGURES, type TypedFigures } from "#app/features/tax/figures/typed-figures.ts";
import { isBehind, syncEntries } from "#app/features/tax/entries/sync-entries.server.ts";
import { fileUntil, periodName, type TaxPeriod } from "#app/features/tax/periods/period.ts";
import { findPeriod, listPeriods } from "#app/features/tax/periods/periods.server.ts";
import { taxReturn } from "#app/features/tax/periods/tax-return.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { rappenToNumber } from "#app/swiss/money.ts";

/** Documents that one request brings up to date; who has more waits for the job of the night or asks again. */
export const MOST_AT_ONCE = 10_000;

/** A page of periods without their figures. */
export async function periodPageJson(ctx: BusinessContext, { page = 1, limit = 10 }) {
  const all = await listPeriods(ctx);
  return {
    taxPeriods: all.slice((page - 1) * limit, page * limit).map(headJson),
    page,
    limit,
    total: all.length,
  };
}

/** @throws AppError `tax_period.not_found`, `tax_period.being_prepared` while many documents have changed */
export async function periodJson(ctx: BusinessContext, id: string) {
  const period = await findPeriod(ctx, id);
  if (period.state === "open") await requireUpToDate(ctx);
  const { content, hash } = await taxReturn(ctx, period);
  return {
    ...headJson(period),
    method: content.method.method,
    consideration: content.method.consideration,
    figures: figureRows(content).map(({ ziffer, turnover, tax }) => ({
      ziffer,
      turnover: turnover === null ? null : rappenToNumber(turnover),
      tax: tax === null ? null : rappenToNumber(tax),
    })),
    payable: rappenToNumber(content.figures.payable),
    typed: typedJson(content.typed),
    checks: content.checks.map(({ name, isMet }) => ({ name, isMet })),
    hash,
  };
}

async function requireUpToDate(ctx: BusinessContext): Promise<void> {
  if ((await isBehind(ctx)) && !(await syncEntries(ctx, MOST_AT_ONCE)))
    throw new AppError("tax_period.being_prepared");
}

function headJson(period: TaxPeriod) {
  const { id, startsOn, endsOn, correction, state, version, closedAt } = period;
  const { kind, year, part } = periodName(period);
  const name =
    kind === "span" || kind === "year"
      ? year
      : `${year}-${{ month: "", quarter: "Q", half: "H" }[kind]}${part}`;
  return { id, name, startsOn, endsOn, correction, state, fileUntil: fileUntil(period), version, closedAt };
}

/** By Ziffer. */
function typedJson(typed: TypedFigures) {
  const number = (name: keyof TypedFigures) => rappenToNumber(typed[name]);
  return {
    [TYPED_FIGURES.acquisition]: number("acquisition"),
    [TYPED_FIGURES.materialAndServices]: number("materialAndServices"),
    [TYPED_FIGURES.investments]: number("investments"),
    [TYPED_FIGURES.subsequent]: number("subsequent"),
    [TYPED_FIGURES.corrections]: number("corrections"),
    [TYPED_FIGURES.reductions]: number("reductions"),
    [TYPED_FIGURES.subsidies]: number("subsidies"),
    [TYPED_FIGURES.donations]: number("donations"),
  };
}
