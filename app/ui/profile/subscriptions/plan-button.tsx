import { Form } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { Choice } from "#app/features/running/subscriptions/plan-choices.ts";
import type { BillingPeriod } from "#app/features/running/subscriptions/subscription.ts";
import { paths } from "#app/paths.ts";
import { ForStrangers } from "#app/ui/public/registration.tsx";
import { PortalButton } from "./portal-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

interface PlanButtonProps {
  choice: Choice;
  period: BillingPeriod;
  primary?: boolean;
}

export function PlanButton({ choice, period, primary }: PlanButtonProps) {
  const { t } = useTranslation();
  const className = primary ? "button button-primary" : "button";
  if (choice === "buy") return <BuyButton period={period} className={className} />;
  if (choice === "settle") return <PortalButton label={t("pricing:settle")} />;
  if (choice === "register") {
    return (
      <ForStrangers>
        <Link className={className} to={paths.registerFor(paths.checkout(period))}>
          {t(`pricing:choose.${period}`)}
        </Link>
      </ForStrangers>
    );
  }
  if (choice === "switch") {
    return (
      <Link className={className} to={paths.switchToYearly}>
        {t("pricing:switch")}
      </Link>
    );
  }
  return choice === "current" ? <p>{t("pricing:current")}</p> : <p />;
}

function BuyButton({ period, className }: { period: BillingPeriod; className: string }) {
  const { t } = useTranslation();
  return (
    <Form method="post" reloadDocument action={paths.checkout(period)} className="stack">
      <button className={className} data-busy={t("subscription:redirecting")}>
        {t(`pricing:choose.${period}`)}
      </button>
    </Form>
  );
}
