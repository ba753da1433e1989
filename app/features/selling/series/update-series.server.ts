import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { isDeepStrictEqual } from "node:util";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { addDays } from "#app/swiss/dates.ts";
import { contentOf, requireDate } from "./create-series.server.ts";
import { queueRun } from "#app/features/selling/series/running/queue-run.server.ts";
import { lastRun } from "./runs.server.ts";
import { firstFrom } from "#app/features/selling/series/rule/series-dates.ts";
import type { SeriesInput } from "./series.schema.ts";
import { findSeries } from "./series.server.ts";
import { allowsSeries, type Series } from "./series.ts";

/**
 * Invoices that it has made stay as they are.
 * @throws AppError `series.not_found`, `series.changed`, `series.transition_not_allowed`, and as `createSeries`
 */
export async function updateSeries(ctx: UserContext, id: string, input: SeriesInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const series = await findSeries(ctx, id);
    if (input.version !== undefined && input.version !== series.version) throw new AppError("series.changed");
    if (!allowsSeries(series.state, "edit")) throw new AppError("series.transition_not_allowed");
    const written = { ...(await contentOf(ctx, input)), ...(await datesOf(ctx, series, input)) };
    const own = ctx.db.selectFrom("series").selectAll().where("business_id", "=", ctx.businessId);
    if (holdsAlready(await own.where("id", "=", id).executeTakeFirstOrThrow(), written)) return;
    await ctx.db
      .updateTable("series")
      .set({
        ...written,
        version: series.version + 1,
        updated_at: ctx.now.toISOString(),
      })
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    willTell(ctx, "series", id);
    ctx.log.info({ event: "series.changed", seriesId: id });
    await queueRun(ctx);
  });
}

/** Another rule goes on after the last period that was invoiced or skipped, so that none comes twice. */
async function datesOf(ctx: UserContext, series: Series, input: SeriesInput) {
  if (isDeepStrictEqual(input.rule, series.rule)) return {};
  const last = await lastRun(ctx, series.id);
  const earliest = last && last.planned_on >= ctx.today ? addDays(last.planned_on, 1) : ctx.today;
  const index = firstFrom(input.rule, 0, earliest);
  const next_k = last ? last.k + 1 : index;
  return { next_k, first_k: next_k - index, next_on: requireDate(input, index) };
}
