import { figureRows } from "#app/features/taxes/tax/figures/figure-rows.ts";
import {
  TYPED_FIGURES,
  TYPED_NAMES,
  type TypedFigures,
} from "#app/features/taxes/tax/figures/typed-figures.ts";
import { fileUntil, periodCode, type TaxPeriod } from "#app/features/taxes/tax/periods/period.ts";
import { findPeriod, listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";

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

/** @throws AppError `tax_period.not_found` */
export async function periodJson(ctx: BusinessContext, id: string) {
  const period = await findPeriod(ctx, id);
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
    adjustments: content.adjustments.map(({ amount, ...adjustment }) => ({
      ...adjustment,
      amount: rappenToNumber(amount),
    })),
    checks: content.checks.map(({ name, isMet }) => ({ name, isMet })),
    hash,
  };
}

function headJson(period: TaxPeriod) {
  const { typed: _typed, follows: _follows, adjustments: _adjustments, codes: _codes, ...rest } = period;
  const { hash: _hash, ...head } = rest;
  return { ...head, name: periodCode(period), fileUntil: fileUntil(period) };
}

function typedJson(typed: TypedFigures) {
  return Object.fromEntries(TYPED_NAMES.map((name) => [TYPED_FIGURES[name], rappenToNumber(typed[name])]));
}
