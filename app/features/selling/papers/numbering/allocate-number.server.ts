import { sql } from "kysely";
import type { PaperNoun } from "#app/features/selling/papers/kinds.ts";
import { isNumberTaken } from "#app/features/selling/papers/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { numberIn, type NumberSeries } from "./number-series.ts";

/** The counter never goes back, and numbers typed by hand are skipped. */
export async function allocateNumber(
  ctx: UserContext,
  series: NumberSeries,
  noun: PaperNoun = "invoice",
): Promise<string> {
  for (;;) {
    const [counter] = await countUp(ctx.db, { businessId: ctx.businessId, series: series.prefix });
    const number = numberIn(series, counter!.last);
    if (!(await isNumberTaken(ctx, noun, number))) return number;
  }
}

const countUp = preparedQuery((db, place: ValuePlace<{ businessId: string; series: string }>) =>
  db
    .insertInto("invoice_counters")
    .values({ business_id: place("businessId"), series: place("series"), last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["business_id", "series"])
        .doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),
    )
    .returning("last"),
);

/** One that was typed. @throws AppError `invoice.number_taken` */
export async function takeTypedNumber(ctx: UserContext, number: string): Promise<string> {
  if (!(await isNumberTaken(ctx, "invoice", number))) return number;
  throw new AppError("invoice.number_taken", [{ field: "invoiceNumber", code: "invoice.number_taken" }]);
}

export async function likelyNextNumber(ctx: UserContext, series: NumberSeries): Promise<string> {
  return numberIn(series, (await lastOf(ctx, series)) + 1);
}

/** What `allocateNumber` would give now. */
export async function nextFreeNumber(ctx: UserContext, series: NumberSeries): Promise<string> {
  for (let running = (await lastOf(ctx, series)) + 1; ; running++) {
    const number = numberIn(series, running);
    if (!(await isNumberTaken(ctx, "invoice", number))) return number;
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
