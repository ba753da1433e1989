import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { sql } from "kysely";
import { missingMonths } from "#app/features/books/book/missing-rates.server.ts";
import { willBook } from "#app/features/books/book/will-book.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import type { ExchangeRateInput } from "./exchange-rate.schema.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

/** CHF for 1 EUR in hundred-thousandths, by month; the newest month first. */
export async function exchangeRates(ctx: BusinessContext): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db
    .selectFrom("exchange_rates")
    .select(["month", "rate"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("month", "desc")
    .execute();
  return new Map(rows.map(({ month, rate }) => [month, rate]));
}

/** What waits for it, or used another one until now, is booked by it. */
export async function saveExchangeRate(ctx: UserContext, { month, rate }: ExchangeRateInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const known = (await exchangeRates(ctx)).get(month);
    if (known === rate) return;
    await ctx.db
      .insertInto("exchange_rates")
      .values({ business_id: ctx.businessId, month, rate })
      .onConflict((conflict) => conflict.columns(["business_id", "month"]).doUpdateSet({ rate }))
      .execute();
    willTell(ctx, "exchange_rate", month);
    const data = { month, rate: (rate / 100_000).toFixed(5) };
    await recordHistory(ctx, { invoiceId: null, event: "vat.exchange_rate", data });
    const inEur = ctx.db.selectFrom("invoices").select("id").where("business_id", "=", ctx.businessId);
    const rows = await inEur.where("currency", "=", sql.lit("EUR")).where("state", "<>", "draft").execute();
    const payments = await ctx.db
      .selectFrom("payments")
      .select("id")
      .where("business_id", "=", ctx.businessId)
      .where("currency", "=", "EUR")
      .execute();
    willBook(ctx, "invoice", ...rows.map(({ id }) => id));
    willBook(ctx, "payment", ...payments.map(({ id }) => id));
  });
}

/** An index of those in EUR alone is used only where the query says so literally. */
export async function usesEur(ctx: BusinessContext): Promise<boolean> {
  const some = await ctx.db
    .selectFrom("invoices")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("currency", "=", sql.lit("EUR"))
    .limit(1)
    .executeTakeFirst();
  return some !== undefined;
}

/** Months of the days in which something in EUR waits for its rate; null where the business has nothing in EUR. */
export async function missingRates(ctx: BusinessContext, days: DaySpan): Promise<string[] | null> {
  return (await usesEur(ctx)) ? missingMonths(ctx, days) : null;
}
