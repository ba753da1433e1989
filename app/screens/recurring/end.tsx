import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { endSeries } from "#app/features/selling/series/change-series.server.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { allowsSeries } from "#app/features/selling/series/series.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "series:end.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, name, state } = await findSeries(ctx, args.id);
  if (!allowsSeries(state, "end")) throw redirect(paths.series(id));
  return { id, name };
});

export const action = screenAction(
  { form: "end-series", schema: z.object({}) },
  async (ctx, _input, { id }) => {
    await endSeries(ctx, id);
    return redirectWithFlash(ctx.platform, paths.series(id), { key: "series:done.end" });
  },
);

export default function EndSeries() {
  const { t } = useTranslation();
  const { id, name } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("series:end.title")} back={{ to: paths.series(id), label: name }}>
      <ConfirmForm
        id="end-series"
        className="stack"
        submit={t("series:end.submit")}
        back={paths.series(id)}
        keep={t("series:end.keep")}
      >
        <p>{t("series:end.text", { name })}</p>
      </ConfirmForm>
    </PlainPage>
  );
}
