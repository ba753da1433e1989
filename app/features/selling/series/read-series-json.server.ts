import type { UserContext } from "#app/platform/context.server.ts";
import { seriesJson } from "./series-json.ts";
import { findSeries } from "./series.server.ts";

/** The series as every call answers it. @throws AppError `series.not_found` */
export async function readSeriesJson(ctx: UserContext, id: string) {
  return seriesJson(await findSeries(ctx, id), ctx.today);
}
