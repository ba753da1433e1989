import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { placeOfWebhook } from "#app/features/programs/webhooks/place-of-webhook.server.ts";
import { deleteWebhook, findWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "webhooks:delete.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, url } = await findWebhook(await placeOfWebhook(ctx, args.id), args.id);
  return { id, url };
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { id }) => {
  await deleteWebhook(await placeOfWebhook(ctx, id), id);
  return redirectWithFlash(ctx.platform, paths.webhooks, { key: "webhooks:delete.done" });
});

export default function DeleteWebhook() {
  const { t } = useTranslation();
  const { id, url } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("webhooks:delete.title")}
      back={{ to: paths.webhook(id), label: t("webhooks:detail.title") }}
    >
      <ConfirmForm id="delete-webhook" submit={t("webhooks:delete.submit")} back={paths.webhook(id)}>
        <p className="wrap-any">{t("webhooks:delete.text", { url })}</p>
      </ConfirmForm>
    </PlainPage>
  );
}
