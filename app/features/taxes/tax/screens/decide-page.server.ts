import {
  oddRateDocuments,
  toDecide,
  undecidedDocuments,
} from "#app/features/taxes/tax/figures/undecided.server.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { findPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { entryScopeOf } from "#app/features/taxes/tax/periods/scope.server.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate, type VatRate } from "#app/swiss/vat.ts";
import { suggestedVatRates, timesOfRate } from "#app/swiss/vat/statutory-rates.ts";
import { timesText } from "#app/swiss/vat/times-text.ts";
import { periodTitle } from "./period-title.ts";

/** Reasons for 0 %, then activities, then rates that were not in force. @throws AppError `tax_period.not_found` */
export async function decidePage(ctx: UserContext, id: string) {
  const period = await findPeriod(ctx, id);
  const { content } = await taxReturn(ctx, period);
  const what = period.state === "open" ? toDecide(content) : null;
  const methods = await vatMethodsOf(ctx);
  const scope = await entryScopeOf(ctx, period, methods);
  const rows = what && what !== "rate" ? await undecidedDocuments(ctx, scope, what) : [];
  const odd = what === "rate" ? await oddRateDocuments(ctx, scope, { content, methods }) : [];
  return {
    id,
    what: what ?? "reason",
    name: periodTitle(period, translator(ctx.locale), ctx.locale),
    activities: content.method.activities.map(({ code, name }) => ({ code, name: name || code })),
    rows: rows.map(({ amount, ...row }) => ({ ...row, amount: formatAmount(amount) })),
    odd: odd.map(({ amount, rate, supplyDay, ...row }) => ({
      ...row,
      amount: formatAmount(amount),
      rate: String(rate),
      percent: formatVatRate(rate),
      supplyDay: formatDay(supplyDay, ctx.locale),
      times: timesText(timesOfRate(rate), ctx.locale),
      rates: suggestedVatRates(supplyDay)
        .filter((one) => one !== 0)
        .map(choiceOf),
    })),
  };
}

function choiceOf(rate: VatRate) {
  return { value: String(rate), text: formatVatRate(rate) };
}
