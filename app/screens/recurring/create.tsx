import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { createSeries } from "#app/features/series/create-series.server.ts";
import { seriesForm, seriesFormOptions, startSeries } from "#app/features/series/form/series-form.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useRefusal, useShownValues } from "#app/ui/forms/form.tsx";
import { PageHead } from "#app/ui/page/page.tsx";
import { SeriesForm } from "#app/ui/series/series-form.tsx";
import { UpgradePrompt } from "#app/ui/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "series:create.title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const options = await seriesFormOptions(ctx);
  const [invoice = null, template = null] = ["invoice", "template"].map((name) => url.searchParams.get(name));
  return {
    /** A template was asked for, which Free does not include. */
    isProOnly: template !== null && !options.canSend,
    values: await startSeries(ctx, options, { invoice, template }),
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
    <>
      <PageHead
        title={t("series:create.title")}
        back={{ to: paths.recurring, label: t("common:nav.recurring") }}
        flat
      >
        {isProOnly && !refusal ? <UpgradePrompt text={t("errors:plan.pro_required")} /> : null}
      </PageHead>
      <SeriesForm {...form} values={values} back={paths.recurring} />
    </>
  );
}
