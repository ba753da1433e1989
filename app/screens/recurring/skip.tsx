import { redirect } from "@remix-run/node";
import { skipNext } from "#app/features/series/change-series.server.ts";
import { skipSchema } from "#app/features/series/series.schema.ts";
import { findSeries } from "#app/features/series/series.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findSeries(ctx, params.id ?? "");
  return redirect(paths.series(id));
});

export const action = screenAction({ schema: skipSchema }, async (ctx, { date }, { params }) => {
  const id = params.id ?? "";
  await skipNext(ctx, id, date);
  return redirectWithFlash(ctx.platform, paths.series(id), { key: "series:done.skip" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
