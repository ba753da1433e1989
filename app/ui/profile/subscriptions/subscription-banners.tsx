import { useMatches } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { invoiceLimit } from "#app/features/running/subscriptions/plan.ts";
import type { SubscriptionView } from "#app/features/running/subscriptions/subscription-view.ts";
import { paths } from "#app/paths.ts";
import type { ScreenHandle } from "#app/ui/elements/page/page-title.ts";
import { PortalButton } from "./portal-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

type Shown = Pick<SubscriptionView, "plan" | "running" | "ended">;

export function SubscriptionBanners({ plan, running, ended }: Shown) {
  const offersPro = useMatches().some((match) => (match.handle as ScreenHandle | undefined)?.offersPro);
  if (running?.next === "closes" || running?.next === "closed") {
    return <PaymentBanner isOpen={running.next === "closes"} day={running.day} />;
  }
  if (ended) return <EndedBanner {...ended} />;
  return plan === "free" && offersPro ? <UpgradeBanner /> : null;
}

function PaymentBanner({ isOpen, day }: { isOpen: boolean; day: string }) {
  const { t } = useTranslation();
  return (
    <div className="banner" role="status">
      <div className="wrap">
        <p>{t(isOpen ? "common:pro.closes" : "common:pro.closed", { day })}</p>
        <PortalButton label={t("common:pro.settle")} />
      </div>
    </div>
  );
}

function EndedBanner({ day, by }: NonNullable<SubscriptionView["ended"]>) {
  const { t } = useTranslation();
  return (
    <div className="banner" role="status">
      <div className="wrap">
        <p>
          {t(`common:pro.ended.${by}`, { day })} <Link to={paths.pricing}>{t("common:pro.again")}</Link>
        </p>
      </div>
    </div>
  );
}

function UpgradeBanner() {
  const { t } = useTranslation();
  return (
    <aside className="banner is-quiet" aria-label={t("common:pro.prompt")}>
      <div className="wrap">
        <p>
          {t("common:pro.banner", { limit: invoiceLimit("free") })}{" "}
          <Link to={paths.pricing}>{t("common:pro.prompt")}</Link>
        </p>
      </div>
    </aside>
  );
}
