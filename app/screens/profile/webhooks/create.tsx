import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { WEBHOOK_CAPS } from "#app/features/programs/webhooks/webhook-caps.ts";
import { readWebhookForm, webhookFormValues } from "#app/features/programs/webhooks/webhook-form.ts";
import { webhookSchema } from "#app/features/programs/webhooks/webhook.schema.ts";
import { createWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { NewSecret } from "#app/ui/profile/webhooks/new-secret.tsx";
import { WebhookForm } from "#app/ui/profile/webhooks/webhook-form.tsx";

export const handle = { title: "webhooks:create.title" };

export const loader = screenLoader(async (ctx) => ({ isPro: await isPro(ctx) }));

export const action = screenAction(
  { form: "webhook", schema: webhookSchema, caps: WEBHOOK_CAPS, read: readWebhookForm },
  async (ctx, input) => {
    const { webhook, secret } = await createWebhook(ctx, input);
    return data({ id: webhook.id, secret });
  },
);

const EMPTY = webhookFormValues({ url: "", events: [], isActive: true });

export default function CreateWebhook() {
  const { t } = useTranslation();
  const { isPro } = useLoaderData<typeof loader>();
  const answer = useActionData<{ id: string; secret: string } | Refusal>();
  return (
    <PlainPage
      title={t("webhooks:create.title")}
      back={{ to: paths.webhooks, label: t("webhooks:title") }}
      bodyClass="medium stack"
    >
      {answer && "secret" in answer ? (
        <NewSecret {...answer} done={t("webhooks:create.done")} />
      ) : isPro ? (
        <WebhookForm values={EMPTY} submit={t("webhooks:create.submit")} cancelTo={paths.webhooks} />
      ) : (
        <UpgradePrompt text={t("errors:plan.pro_required")} />
      )}
    </PlainPage>
  );
}
