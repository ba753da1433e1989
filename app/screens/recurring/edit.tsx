import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { seriesForm, seriesFormOptions } from "#app/features/series/form/series-form.server.ts";
import { seriesFormValues } from "#app/features/series/form/series-form-values.ts";
import { findSeries } from "#app/features/series/series.server.ts";
import { allowsSeries } from "#app/features/series/series.ts";
import { updateSeries } from "#app/features/series/update-series.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { PageHead } from "#app/ui/page/page.tsx";
import { SeriesForm } from "#app/ui/series/series-form.tsx";

export const handle = { title: "series:edit.title" };

export const loader = screenLoader(async (ctx, args) => {
  const series = await findSeries(ctx, args.id);
  const { id, name, state } = series;
  if (!allowsSeries(state, "edit")) throw redirect(paths.series(id));
  return { id, name, values: seriesFormValues(series), ...(await seriesFormOptions(ctx)) };
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
    <>
      <PageHead title={t("series:edit.title")} back={{ to: paths.series(id), label: name }} flat />
      <SeriesForm {...form} values={values} back={paths.series(id)} />
    </>
  );
}
