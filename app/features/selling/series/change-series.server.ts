import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { queueRun } from "#app/features/selling/series/running/queue-run.server.ts";
import { stopReasonOf } from "#app/features/selling/series/running/stop-reason.server.ts";
import { claimPeriod } from "./runs.server.ts";
import { firstFrom } from "#app/features/selling/series/rule/series-dates.ts";
import { goOn } from "#app/features/selling/series/rule/series-progress.ts";
import { findSeries, saveSeries, type SeriesChange } from "./series.server.ts";
import { allowsSeries, type Series, type SeriesAction } from "./series.ts";

/** @throws AppError as all of them: `series.not_found`, `series.changed`, `series.transition_not_allowed` */
export function pauseSeries(ctx: UserContext, id: string): Promise<void> {
  return change(ctx, id, "pause", async () => ({ state: "paused" }));
}

export function endSeries(ctx: UserContext, id: string, version?: number): Promise<void> {
  return change(ctx, id, "end", async () => ({ state: "ended", next_on: null, stop_reason: "" }), {
    version,
  });
}

/**
 * What was due while it was paused is left out; what was due since it stopped by itself is made up for.
 * @throws AppError `series.cannot_run` where it would stop again
 */
export function resumeSeries(ctx: UserContext, id: string, version?: number): Promise<void> {
  const resumed = async (ctx: UserContext, series: Series): Promise<SeriesChange> => {
    if (await stopReasonOf(ctx, series)) throw new AppError("series.cannot_run");
    await queueRun(ctx);
    if (series.state === "stopped") return { state: "active", stop_reason: "" };
    const index = firstFrom(series.rule, series.nextK - series.firstK, ctx.today);
    return goOn({ ...series, state: "active" }, index);
  };
  return change(ctx, id, "resume", resumed, { version });
}

/** @param date of the period that is meant, so that a page submitted twice skips one */
export function skipNext(ctx: UserContext, id: string, date?: string): Promise<void> {
  return change(ctx, id, "skip", async (ctx, series) => {
    const { nextK: k, nextOn: planned_on } = series;
    if (!planned_on || (date && date !== planned_on)) throw new AppError("series.changed");
    await claimPeriod(ctx, id, { k, planned_on, state: "skipped" });
    return goOn(series, k + 1 - series.firstK);
  });
}

async function change(
  ctx: UserContext,
  id: string,
  action: SeriesAction,
  changeOf: (ctx: UserContext, series: Series) => Promise<SeriesChange>,
  { version }: { version?: number | undefined } = {},
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const series = await findSeries(ctx, id);
    if (version !== undefined && version !== series.version) throw new AppError("series.changed");
    if (!allowsSeries(series.state, action)) throw new AppError("series.transition_not_allowed");
    await saveSeries(ctx, series, await changeOf(ctx, series));
    ctx.log.info({ event: `series.${action}`, seriesId: id });
  });
}
