import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { outdatedRates } from "#app/swiss/vat/statutory-rates.ts";
import { periodOf } from "#app/features/selling/series/rule/series-dates.ts";
import type { Series, StopReason } from "#app/features/selling/series/series.ts";

/** Why its next invoice would be wrong; null where nothing speaks against it. */
export async function stopReasonOf(ctx: BusinessContext, series: Series): Promise<StopReason | null> {
  const { clientId, group, mode, template, rule, vatNumber } = series;
  const business = await findBusiness(ctx);
  if (!clientId && !group) return "client_missing";
  if (!business.iban && !business.qrIban) return "account_missing";
  if (mode === "send" && !(await isPro(ctx))) return "plan_over";
  if (business.vatNumber !== vatNumber) return "vat_number_changed";
  const { from, to } = periodOf(rule, series.nextK - series.firstK);
  const rates = template.items.map(({ vatRate }) => vatRate);
  return outdatedRates(rates, from, to).length > 0 ? "vat_rates_changed" : null;
}
