import { sql } from "kysely";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { numberIn, type NumberSeries } from "./invoice-number.ts";

/** The counter never goes back, and numbers typed by hand are skipped. @param taken for documents of another table */
export async function allocateNumber(
  ctx: UserContext,
  series: NumberSeries,
  taken: typeof isTaken = isTaken,
): Promise<string> {
  for (;;) {
    const { last } = await ctx.db
      .insertInto("invoice_counters")
      .values({ business_id: ctx.businessId, series: series.prefix, last: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["business_id", "series"])
          .doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),
      )
      .returning("last")
      .executeTakeFirstOrThrow();
    const number = numberIn(series, last);
    if (!(await taken(ctx, number))) return number;
  }
}

/** @throws AppError `invoice.number_taken` */
export async function requireFreeNumber(ctx: UserContext, number: string): Promise<void> {
  if (!(await isTaken(ctx, number))) return;
  throw new AppError("invoice.number_taken", [{ field: "invoiceNumber", code: "invoice.number_taken" }]);
}

/** Nothing is allocated. */
export async function likelyNextNumber(ctx: UserContext, series: NumberSeries): Promise<string> {
  return numberIn(series, (await lastOf(ctx, series)) + 1);
}

/** What `allocateNumber` would give now. */
export async function nextFreeNumber(ctx: UserContext, series: NumberSeries): Promise<string> {
  for (let running = (await lastOf(ctx, series)) + 1; ; running++) {
    const number = numberIn(series, running);
    if (!(await isTaken(ctx, number))) return number;
  }
}

async function lastOf(ctx: UserContext, series: NumberSeries): Promise<number> {
  const row = await ctx.db
    .selectFrom("invoice_counters")
    .select("last")
    .where("business_id", "=", ctx.businessId)
    .where("series", "=", series.prefix)
    .executeTakeFirst();
  return row?.last ?? 0;
}

export async function isTaken(ctx: BusinessContext, number: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom("invoices")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row !== undefined;
}
