import { sql } from "kysely";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatRate } from "#app/swiss/currency/exchange-rate.ts";
import { exchangeRates, missingRates } from "./exchange-rates.server.ts";

const ALWAYS = { from: "0000-01-01", to: "9999-12-31" };

/** Rates by month, the newest first; the months that wait for one or do without; where the form begins. */
export async function ratesPage(ctx: UserContext) {
  const rates = await exchangeRates(ctx);
  const missing = (await missingRates(ctx, ALWAYS)) ?? [];
  const byInvoice = (await monthsOfMoney(ctx)).filter((one) => !rates.has(one) && !missing.includes(one));
  return {
    byInvoice,
    rows: [...rates].map(([month, rate]) => ({ id: month, month, rate: formatRate(rate) })),
    missing,
    next: missing[0] ?? ctx.month,
  };
}

async function monthsOfMoney(ctx: UserContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("payments")
    .select(sql<string>`substr(paid_on, 1, 7)`.as("month"))
    .distinct()
    .where("business_id", "=", ctx.businessId)
    .where("currency", "=", "EUR")
    .where("state", "=", "booked")
    .orderBy("month")
    .execute();
  return rows.map(({ month }) => month);
}
