import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { AccountState } from "./account-state.tsx";

/** Instants and the language are formatted. */
interface AccountFactsRow {
  id: string;
  email: string;
  name: string;
  companyName: string;
  created: string;
  isVerified: boolean;
  language: string;
  plan: "free" | "pro";
  billingPeriod: string | null;
  planBy: string;
  isTwoStep: boolean;
  sessions: number;
  lastSeen: string | null;
  invoices: number;
  disabled: string | null;
}

export function AccountCardFacts({ account }: { account: AccountFactsRow }) {
  const { t } = useTranslation();
  const { plan, billingPeriod, planBy, disabled, lastSeen } = account;
  const period = billingPeriod ? `, ${t(`accounts:period.${billingPeriod}`)}` : "";
  return (
    <dl className="facts">
      <Fact name={t("admin:account.state")}>
        <AccountState isDisabled={disabled !== null} isVerified={account.isVerified} />
        {disabled ? <span className="soft"> – {t("admin:account.since", { at: disabled })}</span> : null}
      </Fact>
      <Fact name={t("accounts:email")}>{account.email}</Fact>
      <Fact name={t("admin:account.verified")}>{t(account.isVerified ? "admin:yes" : "admin:no")}</Fact>
      <Fact name={t("admin:account.person")}>{account.name}</Fact>
      {account.companyName ? <Fact name={t("admin:account.company")}>{account.companyName}</Fact> : null}
      <Fact name={t("admin:account.created")}>{account.created}</Fact>
      <Fact name={t("admin:account.language")}>{account.language}</Fact>
      <Fact name={t("accounts:profile.plan")}>
        {t(`accounts:plan.${plan}`) + period}
        <span className="soft"> – {t(`admin:planBy.${planBy}`)}</span>
      </Fact>
      <Fact name={t("accounts:twoStep.title")}>
        {t(account.isTwoStep ? "accounts:twoStep.on" : "accounts:twoStep.off")}
      </Fact>
      <Fact name={t("admin:account.sessions")}>
        {account.sessions}
        {lastSeen ? <span className="soft"> – {t("admin:account.lastSeen", { at: lastSeen })}</span> : null}
      </Fact>
      <Fact name={t("admin:account.invoices")}>{account.invoices}</Fact>
      <Fact name={t("admin:account.id")}>
        <code>{account.id}</code>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="wrap-any">{children}</dd>
    </>
  );
}
