import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { findPlanAndSubscription } from "#app/features/running/subscriptions/current-plan.server.ts";
import {
  cancelSubscription,
  requireSubscription,
} from "#app/features/running/subscriptions/manage-subscription.server.ts";
import { subscriptionView } from "#app/features/running/subscriptions/subscription-view.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { CancelSubscriptionForm } from "#app/ui/profile/subscriptions/cancel-subscription-form.tsx";

export const handle = { title: "subscription:cancel.title" };

export const loader = screenLoader(async (ctx) => {
  await requireSubscription(ctx);
  const found = await findPlanAndSubscription(ctx);
  const { can, proUntil } = subscriptionView(found, { language: ctx.locale, now: ctx.now });
  if (!can.cancel) throw redirect(paths.subscription);
  return { proUntil };
});

export const action = screenAction({ form: "cancel-subscription", schema: z.object({}) }, async (ctx) => {
  await cancelSubscription(ctx);
  const found = await findPlanAndSubscription(ctx);
  const { proUntil } = subscriptionView(found, { language: ctx.locale, now: ctx.now });
  const flash = proUntil
    ? { key: "subscription:cancel.done", params: { day: proUntil } }
    : { key: "subscription:cancel.doneClosed" };
  return redirectWithFlash(ctx.platform, paths.subscription, flash);
});

export default function CancelSubscription() {
  const { t } = useTranslation();
  const { proUntil } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("subscription:cancel.title")}
      back={{ to: paths.subscription, label: t("accounts:room.plan") }}
    >
      <CancelSubscriptionForm proUntil={proUntil} />
    </PlainPage>
  );
}
