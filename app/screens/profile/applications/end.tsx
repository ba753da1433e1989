import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { endConnection, findConnection } from "#app/features/people/oauth/connections.server.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "applications:end.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findConnection(ctx, id);
  return { name };
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { id }) => {
  const { name } = await endConnection(ctx, id);
  const done = { key: "applications:end.done", params: { name } };
  return redirectWithFlash(ctx.platform, paths.applications, done);
});

export default function EndApplication() {
  const { t } = useTranslation();
  const { name } = useLoaderData<typeof loader>();
  const back = { to: paths.applications, label: t("applications:title") };
  return (
    <PlainPage title={t("applications:end.title")} back={back}>
      <ConfirmForm id="end-application" submit={t("applications:end.submit")} back={paths.applications}>
        <p>{t("applications:end.text", { name })}</p>
      </ConfirmForm>
    </PlainPage>
  );
}
