import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { WEBHOOK_CAPS } from "#app/features/programs/webhooks/webhook-caps.ts";
import { readWebhookForm, webhookFormValues } from "#app/features/programs/webhooks/webhook-form.ts";
import { webhookSchema } from "#app/features/programs/webhooks/webhook.schema.ts";
import { placeOfWebhook } from "#app/features/programs/webhooks/place-of-webhook.server.ts";
import { findWebhook, updateWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { WebhookForm } from "#app/ui/profile/webhooks/webhook-form.tsx";

export const handle = { title: "webhooks:edit.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const webhook = await findWebhook(await placeOfWebhook(ctx, id), id);
  return { id: webhook.id, values: webhookFormValues(webhook), isPro: await isPro(ctx) };
});

export const action = screenAction(
  {
    form: "webhook",
    schema: webhookSchema,
    caps: WEBHOOK_CAPS,
    read: readWebhookForm,
    exists: async (ctx, { id }) => findWebhook(await placeOfWebhook(ctx, id), id),
  },
  async (ctx, input, args) => {
    const { id } = await updateWebhook(await placeOfWebhook(ctx, args.id), args.id, input);
    return redirectWithFlash(ctx.platform, paths.webhook(id), { key: "webhooks:edit.done" });
  },
);

export default function EditWebhook() {
  const { t } = useTranslation();
  const { id, values, isPro } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("webhooks:edit.title")}
      back={{ to: paths.webhook(id), label: t("webhooks:detail.title") }}
      bodyClass="medium stack"
    >
      {isPro ? (
        <WebhookForm values={values} submit={t("webhooks:edit.submit")} cancelTo={paths.webhook(id)} />
      ) : (
        <UpgradePrompt text={t("errors:plan.pro_required")} />
      )}
    </PlainPage>
  );
}
