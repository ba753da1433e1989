import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { createSeries } from "#app/features/selling/series/create-series.server.ts";
import {
  seriesForm,
  seriesFormOptions,
  startSeries,
} from "#app/features/selling/series/form/series-form.server.ts";
import { firstSeriesPreview } from "#app/features/selling/series/form/preview-series-form.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useRefusal, useShownValues } from "#app/ui/forms/form.tsx";
import { WriterHead } from "#app/ui/invoices/form/writer.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { SeriesForm } from "#app/ui/series/series-form.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "series:create.title", wide: true, island: true };

export const loader = screenLoader(async (ctx, { url }) => {
  const options = await seriesFormOptions(ctx);
  const [invoice = null, template = null] = ["invoice", "template"].map((name) => url.searchParams.get(name));
  const values = await startSeries(ctx, options, { invoice, template });
  return {
    /** A template was asked for, which Free does not include. */
    isProOnly: template !== null && !options.canSend,
    values,
    preview: await firstSeriesPreview(ctx, values),
    ...options,
  };
});

export const action = screenAction(seriesForm, async (ctx, input) => {
  const id = await createSeries(ctx, input);
  const flash = { key: "series:create.saved", params: { name: input.name } };
  return redirectWithFlash(ctx.platform, paths.series(id), flash);
});

export default function CreateSeries() {
  const { t } = useTranslation();
  const { isProOnly, ...form } = useLoaderData<typeof loader>();
  const refusal = useRefusal();
  const values = useShownValues("series", form.values);
  return (
    <SeriesForm
      {...form}
      values={values}
      head={
        <>
          <WriterHead title={t("series:create.title")}>
            <Link to={paths.recurring}>{t("common:nav.recurring")}</Link>
          </WriterHead>
          {isProOnly && !refusal ? <UpgradePrompt text={t("errors:plan.pro_required")} /> : null}
        </>
      }
    />
  );
}
