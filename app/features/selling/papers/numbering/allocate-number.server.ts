import { sql } from "kysely";
import type { PaperNoun } from "#app/features/selling/papers/kinds.ts";
import { isNumberTaken } from "#app/features/selling/papers/paper-rows.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import { AppError } from "#app/platform/errors.ts";
import {
  countedIn,
  type Counter,
  numberIn,
  type NumberSeries,
  runningAfter,
  UNCOUNTED,
} from "./number-series.ts";

/** The counter never goes back, and numbers typed by hand are skipped. */
export async function allocateNumber(
  ctx: UserContext,
  series: NumberSeries,
  noun: PaperNoun = "invoice",
): Promise<string> {
  for (;;) {
    const [counter] = await countUp(ctx.db, { businessId: ctx.businessId, series: series.prefix });
    const number = numberIn(countedIn(series, counter!), counter!.last);
    if (!(await isNumberTaken(ctx, noun, number))) return number;
  }
}

const countUp = preparedQuery((db, place: ValuePlace<{ businessId: string; series: string }>) =>
  db
    .insertInto("invoice_counters")
    .values({ business_id: place("businessId"), series: place("series"), last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["business_id", "series"]).doUpdateSet({
        last: sql<number>`case when invoice_counters.last < invoice_counters.next
          then invoice_counters.next else invoice_counters.last + 1 end`,
      }),
    )
    .returning(["last", "digits"]),
);

/** One that was typed. @throws AppError `invoice.number_taken` */
export async function takeTypedNumber(ctx: UserContext, number: string): Promise<string> {
  if (!(await isNumberTaken(ctx, "invoice", number))) return number;
  throw new AppError("invoice.number_taken", [{ field: "invoiceNumber", code: "invoice.number_taken" }]);
}

export async function likelyNextNumber(ctx: UserContext, series: NumberSeries): Promise<string> {
  const counter = await findCounter(ctx, series.prefix);
  return numberIn(countedIn(series, counter), runningAfter(counter));
}

/** What `allocateNumber` would give now. */
export async function nextFreeNumber(
  ctx: UserContext,
  series: NumberSeries,
  noun: PaperNoun = "invoice",
): Promise<string> {
  const { number } = await nextFree(ctx, series, noun);
  return number;
}

export async function nextFree(
  ctx: BusinessContext,
  series: NumberSeries,
  noun: PaperNoun,
): Promise<{ running: number; number: string; digits: number }> {
  const counter = await findCounter(ctx, series.prefix);
  const counted = countedIn(series, counter);
  for (let running = runningAfter(counter); ; running++) {
    const number = numberIn(counted, running);
    if (!(await isNumberTaken(ctx, noun, number))) return { running, number, digits: counted.digits };
  }
}

export async function findCounter(ctx: BusinessContext, prefix: string): Promise<Counter> {
  const row = await ctx.db
    .selectFrom("invoice_counters")
    .select(["last", "next", "digits"])
    .where("business_id", "=", ctx.businessId)
    .where("series", "=", prefix)
    .executeTakeFirst();
  return row ?? UNCOUNTED;
}
