import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findSyncedProfile } from "#app/features/people/accounts/synced-profile.server.ts";
import { paths } from "#app/paths.ts";
import { invoiceLimit } from "#app/features/running/subscriptions/plan.ts";
import { subscriptionView } from "#app/features/running/subscriptions/subscription-view.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { PlanFact, UsageFact } from "#app/ui/profile/account/account-facts.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { SubscriptionSection } from "#app/ui/profile/subscriptions/subscription-section.tsx";

export const handle = { title: "accounts:room.plan" };

export const loader = screenLoader(async (ctx) => {
  const { plan, usage, business } = await findSyncedProfile(ctx);
  const { subscription, billingPeriod } = business;
  return {
    facts: { plan, billingPeriod, used: usage.invoices, limit: invoiceLimit(plan) },
    subscription: subscriptionView({ plan, subscription }, { language: ctx.locale, now: ctx.now }),
  };
});

export default function Plan() {
  const { t } = useTranslation();
  const { facts, subscription } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("accounts:room.plan")}
        back={{ to: paths.profile, label: t("accounts:room.account") }}
      />
      <SubscriptionSection {...subscription} />
      <Band title={t("accounts:profile.use")}>
        <dl className="facts">
          {subscription.running ? null : <PlanFact {...facts} />}
          <UsageFact {...facts} />
        </dl>
      </Band>
    </>
  );
}
