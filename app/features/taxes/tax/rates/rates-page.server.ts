import type { UserContext } from "#app/platform/context.server.ts";
import { formatRate } from "#app/swiss/currency/exchange-rate.ts";
import { exchangeRates, missingRates } from "./exchange-rates.server.ts";

const ALWAYS = { from: "0000-01-01", to: "9999-12-31" };

/** Rates by month, the newest first, the months that wait for one, and the month that the form begins with. */
export async function ratesPage(ctx: UserContext) {
  const rates = await exchangeRates(ctx);
  const missing = (await missingRates(ctx, ALWAYS)) ?? [];
  return {
    rows: [...rates].map(([month, rate]) => ({ id: month, month, rate: formatRate(rate) })),
    missing,
    next: missing[0] ?? ctx.month,
  };
}
