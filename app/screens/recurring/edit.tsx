import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { seriesForm, seriesFormOptions } from "#app/features/selling/series/form/series-form.server.ts";
import { firstSeriesPreview } from "#app/features/selling/series/form/preview-series-form.server.ts";
import { seriesFormValues } from "#app/features/selling/series/form/series-form-values.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { allowsSeries } from "#app/features/selling/series/series.ts";
import { updateSeries } from "#app/features/selling/series/update-series.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { WriterHead } from "#app/ui/invoices/form/writer.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { SeriesForm } from "#app/ui/series/series-form.tsx";

export const handle = { title: "series:edit.title", wide: true, island: true };

export const loader = screenLoader(async (ctx, args) => {
  const series = await findSeries(ctx, args.id);
  const { id, name, state } = series;
  if (!allowsSeries(state, "edit")) throw redirect(paths.series(id));
  const values = seriesFormValues(series);
  const preview = await firstSeriesPreview(ctx, values);
  return { id, name, values, preview, ...(await seriesFormOptions(ctx)) };
});

export const action = screenAction(
  {
    ...seriesForm,
    exists: (ctx, { id }) => findSeries(ctx, id),
    saved: async (ctx, { id }) => seriesFormValues(await findSeries(ctx, id)),
  },
  async (ctx, input, { id }) => {
    await updateSeries(ctx, id, input);
    return redirectWithFlash(ctx.platform, paths.series(id), { key: "series:edit.saved" });
  },
);

export default function EditSeries() {
  const { t } = useTranslation();
  const { id, name, ...form } = useLoaderData<typeof loader>();
  const values = useShownValues("series", form.values);
  return (
    <SeriesForm
      {...form}
      values={values}
      head={
        <WriterHead title={t("series:edit.title")}>
          <Link to={paths.series(id)}>{name}</Link>
        </WriterHead>
      }
    />
  );
}
