import { useLoaderData } from "@remix-run/react";
import { createService } from "#app/features/selling/services/change-services.server.ts";
import { startService } from "#app/features/selling/services/known-services.server.ts";
import { SERVICE_FORM, serviceFormOptions } from "#app/features/selling/services/service-form.server.ts";
import { textOf } from "#app/platform/forms/form-data.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ServiceForm } from "#app/ui/services/service-form.tsx";

export const handle = { title: "services:create.title" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const [client = "", project = ""] = ["client", "project"].map((name) => searchParams.get(name) ?? "");
  return {
    values: await startService(ctx, { client, project }),
    ...(await serviceFormOptions(ctx, client)),
  };
});

export const action = screenAction(SERVICE_FORM, async (ctx, input, { values }) => {
  const { clientId, project } = input;
  await createService(ctx, input);
  const flash = { key: "services:create.saved", params: { text: input.description.slice(0, 100) } };
  const to = textOf(values.next) ? paths.newServiceFor({ client: clientId, project }) : paths.services;
  return redirectWithFlash(ctx.platform, to, flash);
});

export default function CreateService() {
  const { t } = useTranslation();
  const form = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("services:create.title")} back={{ to: paths.services, label: t("services:title") }}>
      <ServiceForm {...form} isNew />
    </PlainPage>
  );
}
