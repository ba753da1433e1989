import { createHash } from "node:crypto";
import { requireMoved } from "#app/features/books/book/closed-days.server.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { missingRates } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { checksOf } from "#app/features/taxes/tax/figures/checks.ts";
import { acquisitionsIn } from "#app/features/taxes/tax/figures/acquisition.server.ts";
import { readSums } from "#app/features/taxes/tax/figures/read-sums.server.ts";
import { returnFigures } from "#app/features/taxes/tax/figures/return-figures.ts";
import { changesInvoicesBefore } from "#app/features/taxes/tax/figures/undecided.server.ts";
import { followedInput } from "#app/features/taxes/tax/reconciliation/missing-input.server.ts";
import { unclearBefore } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { keptValue } from "#app/platform/kept-results/kept-results.server.ts";
import { closedReturn } from "./closed-return.server.ts";
import type { TaxPeriod, TaxReturn } from "./period.ts";
import { methodOfPeriod } from "./periods.server.ts";
import { entryScopeOf } from "./scope.server.ts";
import { spentIn } from "./spent.server.ts";

/**
 * A closed return as it was closed; an open one from the entries as they are now. `hash` names what is in it: who
 * closes says by it what was seen. @throws AppError `tax_period.not_found`
 */
export async function taxReturn(
  ctx: BusinessContext,
  period: TaxPeriod,
): Promise<{ content: TaxReturn; hash: string }> {
  const question = { kind: "tax_return", asked: { figures: period } } as const;
  const content =
    period.state === "closed"
      ? await closedReturn(ctx, period)
      : await keptValue(ctx, question, (ctx) => currentReturn(ctx, period));
  return { content, hash: period.hash || hashOf(content) };
}

async function currentReturn(ctx: BusinessContext, period: TaxPeriod): Promise<TaxReturn> {
  await requireMoved(ctx);
  const methods = await vatMethodsOf(ctx);
  const method = methodOfPeriod(methods, period);
  const { companyName: name, vatNumber } = await findBusiness(ctx);
  const { kind, startsOn, endsOn, correction, adjustments, codes } = period;
  const typed = { ...period.typed, ...(await followedInput(ctx, period)) };
  const scope = await entryScopeOf(ctx, period, methods);
  const sums = await readSums(ctx, scope, methods);
  const spent = await spentIn(ctx, scope);
  const acquired = await acquisitionsIn(ctx, scope);
  const figures = returnFigures(sums, { method, methods, endsOn, typed, adjustments, codes, acquired });
  const business = { name, vatNumber };
  const span = { from: startsOn, to: endsOn };
  const missing = await missingRates(ctx, span);
  const checks = checksOf({
    span,
    method,
    figures,
    business,
    missingRates: missing,
    isUnclearBefore: await changesInvoicesBefore(ctx, scope, unclearBefore(methods)),
    today: ctx.today,
    reconciled: kind === "reconciliation" ? typed : null,
  });
  return { kind, startsOn, endsOn, correction, method, business, typed, adjustments, spent, figures, checks };
}

function hashOf(content: TaxReturn): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
