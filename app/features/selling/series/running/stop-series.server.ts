import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { saveSeries } from "#app/features/selling/series/series.server.ts";
import type { Series, StopReason } from "#app/features/selling/series/series.ts";
import { recordSeriesEvent } from "./record-series-event.server.ts";
import { queueNotice } from "./series-notice.server.ts";

/** Rather than write a wrong invoice. Somebody sees to it and resumes it. */
export async function stopSeries(ctx: UserContext, series: Series, reason: StopReason): Promise<void> {
  const { id, name } = series;
  await saveSeries(ctx, series, { state: "stopped", stop_reason: reason });
  await recordHistory(ctx, { invoiceId: null, event: "series.stopped", data: { series: name, reason } });
  await recordSeriesEvent(ctx, "series.stopped", { seriesId: id });
  await queueNotice(ctx, id, "stopped");
  ctx.log.info({ event: "series.stopped", seriesId: id, reason });
}
