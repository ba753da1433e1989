import { useLoaderData } from "@remix-run/react";
import { startService } from "#app/features/selling/services/known-services.server.ts";
import { pasteSchema } from "#app/features/selling/services/paste.schema.ts";
import { clientChoices } from "#app/features/selling/services/service-form.server.ts";
import { takePasted } from "#app/features/selling/services/take-pasted.server.ts";
import { changedFormResponse } from "#app/platform/forms/form-refusal.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { PasteForm } from "#app/ui/services/paste-form.tsx";

export const handle = { title: "services:paste.title" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const client = searchParams.get("client") ?? "";
  return {
    values: await startService(ctx, { client, project: "" }),
    clients: await clientChoices(ctx, client),
  };
});

const FORM = "services-paste";

export const action = screenAction(
  {
    form: FORM,
    schema: pasteSchema,
    onButton: (values: FormValues) => Promise.resolve("look" in values ? { ...values, taken: "" } : null),
  },
  async (ctx, input, { values }) => {
    const { count, left } = await takePasted(ctx, input);
    if (left.length > 0)
      return changedFormResponse(ctx, FORM, { ...values, lines: left.join("\n"), taken: String(count) });
    const flash = { key: "services:paste.done", params: { count } };
    return redirectWithFlash(ctx.platform, paths.servicesFor({ client: input.clientId }), flash);
  },
);

export default function PasteServices() {
  const { t } = useTranslation();
  const form = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("services:paste.title")}
      back={{ to: paths.services, label: t("services:title") }}
      bodyClass="medium stack"
    >
      <PasteForm {...form} />
    </PlainPage>
  );
}
