import { redirect } from "@remix-run/node";
import { resumeSeries } from "#app/features/series/change-series.server.ts";
import { findSeries } from "#app/features/series/series.server.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findSeries(ctx, params.id ?? "");
  return redirect(paths.series(id));
});

export const action = screenAction({ schema: seenSchema }, async (ctx, { version }, { params }) => {
  const id = params.id ?? "";
  await resumeSeries(ctx, id, version);
  return redirectWithFlash(ctx.platform, paths.series(id), { key: "series:done.resume" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
