import { Link, useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { invoiceLimit } from "#app/features/subscriptions/plan.ts";
import type { SubscriptionView } from "#app/features/subscriptions/subscription-view.ts";
import { paths } from "#app/paths.ts";
import type { ScreenHandle } from "../page-title.ts";
import { PortalButton } from "./plan-button.tsx";

/** Above every page: a payment that is missing; above those about invoices, on Free: that there is Pro. */
export function SubscriptionBanners({ plan, running }: Pick<SubscriptionView, "plan" | "running">) {
  const offersPro = useMatches().some((match) => (match.handle as ScreenHandle | undefined)?.offersPro);
  if (running?.next === "closes" || running?.next === "closed") {
    return <PaymentBanner isOpen={running.next === "closes"} day={running.day} />;
  }
  return plan === "free" && offersPro ? <UpgradeBanner /> : null;
}

function PaymentBanner({ isOpen, day }: { isOpen: boolean; day: string }) {
  const { t } = useTranslation();
  return (
    <div className="banner" role="status">
      <div className="wrap">
        <p>{t(isOpen ? "subscription:missing.closes" : "subscription:missing.closed", { day })}</p>
        <PortalButton label={t("subscription:missing.settle")} />
      </div>
    </div>
  );
}

function UpgradeBanner() {
  const { t } = useTranslation();
  return (
    <aside className="banner is-quiet" aria-label={t("subscription:prompt")}>
      <div className="wrap">
        <p>
          {t("subscription:banner", { limit: invoiceLimit("free") })}{" "}
          <Link to={paths.pricing}>{t("subscription:prompt")}</Link>
        </p>
      </div>
    </aside>
  );
}
