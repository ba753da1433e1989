import { useTranslation } from "#app/ui/runtime/translation.ts";

interface EmailFactProps {
  email: string;
  emailVerified: boolean;
}

interface PlanFactProps {
  plan: "free" | "pro";
  billingPeriod: string | null;
}

interface UsageFactProps {
  used: number;
  limit: number;
}

export function AccountFacts({
  email,
  emailVerified,
  ...plan
}: EmailFactProps & PlanFactProps & UsageFactProps) {
  return (
    <dl className="facts">
      <EmailFact email={email} emailVerified={emailVerified} />
      <PlanFact {...plan} />
      <UsageFact {...plan} />
    </dl>
  );
}

export function PlanFact({ plan, billingPeriod }: PlanFactProps) {
  const { t } = useTranslation();
  return (
    <>
      <dt>{t("accounts:profile.plan")}</dt>
      <dd>
        {t(`accounts:plan.${plan}`)}
        {billingPeriod ? `, ${t(`accounts:period.${billingPeriod}`)}` : null}
      </dd>
    </>
  );
}

export function UsageFact({ used, limit }: UsageFactProps) {
  const { t } = useTranslation();
  return (
    <>
      <dt>{t("accounts:profile.usage")}</dt>
      <dd>
        {used} / {limit < 0 ? <span aria-label={t("accounts:profile.unlimited")}>∞</span> : limit}
      </dd>
    </>
  );
}

export function EmailFact({ email, emailVerified }: EmailFactProps) {
  const { t } = useTranslation();
  return (
    <>
      <dt>{t("accounts:email")}</dt>
      <dd className="wrap-any">
        {email}
        <br />
        <span className={`status is-${emailVerified ? "paid" : "draft"}`}>
          {t(emailVerified ? "accounts:profile.verified" : "accounts:profile.unverified")}
        </span>
      </dd>
    </>
  );
}
