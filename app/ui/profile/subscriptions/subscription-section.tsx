import { Form } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { invoiceLimit } from "#app/features/running/subscriptions/plan.ts";
import type { SubscriptionView } from "#app/features/running/subscriptions/subscription-view.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/links/dialog-link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "./upgrade-prompt.tsx";
import { PortalButton } from "./portal-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

/** A Pro plan that was not bought has nothing to manage. */
export function SubscriptionSection(view: SubscriptionView) {
  const { t } = useTranslation();
  const { plan, running, hasReceipts } = view;
  if (!running && plan === "pro" && !hasReceipts) return null;
  return (
    <Band title={t("subscription:section.title")} bodyClass="medium stack">
      {running ? <Facts {...running} /> : null}
      {!running && plan === "free" ? (
        <UpgradePrompt text={t("subscription:section.free", { limit: invoiceLimit("free") })} />
      ) : null}
      <Actions {...view} />
    </Band>
  );
}

function Facts({ next, day, period }: NonNullable<SubscriptionView["running"]>) {
  const { t } = useTranslation();
  return (
    <dl className="facts">
      <dt>{t("accounts:profile.plan")}</dt>
      <dd>
        {t("accounts:plan.pro")}
        {period ? `, ${t(`accounts:period.${period}`)}` : null}
      </dd>
      <dt>{t(`subscription:next.${next}`)}</dt>
      <dd>{day || t("subscription:section.settle")}</dd>
    </dl>
  );
}

function Actions({ can, hasReceipts }: SubscriptionView) {
  const { t } = useTranslation();
  return (
    <div className="actions">
      {can.resume ? (
        <Form method="post" reloadDocument action={paths.resumeSubscription}>
          <button className="button">{t("subscription:resume.submit")}</button>
        </Form>
      ) : null}
      {can.switchToYearly ? (
        <Link className="button" to={paths.switchToYearly}>
          {t("subscription:yearly.title")}
        </Link>
      ) : null}
      {hasReceipts ? <PortalButton label={t("subscription:section.portal")} /> : null}
      {can.cancel ? (
        <DialogLink to={paths.cancelSubscription} className="button">
          {t("subscription:cancel.title")}
        </DialogLink>
      ) : null}
    </div>
  );
}
