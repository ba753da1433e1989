import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findAccountCard } from "#app/features/people/operator/accounts/account-card.server.ts";
import { actRow } from "#app/features/people/operator/acts/act-rows.ts";
import { listOwnActs } from "#app/features/people/operator/acts/acts.server.ts";
import { jobRow } from "#app/features/people/operator/jobs/job-rows.ts";
import { withBusiness } from "#app/platform/context.server.ts";
import { isLocale, LOCALE_NAMES } from "#app/platform/i18n/locale.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { AccountActs } from "#app/ui/shell/operator/account-acts.tsx";
import { AccountCardFacts } from "#app/ui/shell/operator/account-card-facts.tsx";
import { ActLog } from "#app/ui/shell/operator/act-log.tsx";
import { FailedMails } from "#app/ui/shell/operator/failed-mails.tsx";
import { FurtherLink } from "#app/ui/shell/operator/further-link.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { deskLoader, deskReadOnly } from "#app/screens/admin/desk.server.ts";

export const handle = { title: "admin:account.title" };

export const loader = deskLoader(async (ctx, { params, url }) => {
  const card = await findAccountCard(ctx, params.id ?? "");
  const { acts, nextCursor } = await listOwnActs(withBusiness(ctx, card.id), url.searchParams.get("after"));
  const inWords = (at: string | null) => at && formatInstant(at, ctx.locale);
  const { id, email, name, companyName, isVerified, isTwoStep, isOperator, plan, billingPeriod } = card;
  return {
    account: {
      id,
      email,
      name,
      companyName,
      isVerified,
      isTwoStep,
      plan,
      billingPeriod,
      planBy: card.planBy,
      language: isLocale(card.language) ? LOCALE_NAMES[card.language] : card.language,
      sessions: card.sessions,
      invoices: card.invoices,
      lastSeen: inWords(card.lastSeenAt),
      created: formatInstant(card.createdAt, ctx.locale),
      disabled: inWords(card.disabledAt),
    },
    isOperator,
    deliveries: card.failedDeliveries.map((one) => ({ ...one, time: formatInstant(one.at, ctx.locale) })),
    jobs: card.deadMails.map((job) => jobRow(job, ctx.locale)),
    acts: acts.map((act) => actRow(act, ctx.locale)),
    further: nextCursor && paths.deskAccountLog(card.id, nextCursor),
  };
});

export const action = deskReadOnly();

export default function DeskAccount() {
  const { t } = useTranslation();
  const { account, isOperator, deliveries, jobs, acts, further } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={account.email} back={{ to: paths.deskAccounts(), label: t("admin:room.accounts") }} />
      <Band title={t("admin:account.title")}>
        <AccountCardFacts account={account} />
      </Band>
      <Band title={t("admin:account.acts")} bodyClass="medium stack">
        <AccountActs {...account} isOperator={isOperator} isDisabled={account.disabled !== null} />
      </Band>
      <Band title={t("admin:mails.title")} bodyClass="stack">
        <FailedMails deliveries={deliveries} jobs={jobs} />
      </Band>
      <Band title={t("admin:log.title")} bodyClass="stack">
        <ActLog acts={acts} says="operator" />
        <FurtherLink to={further} />
      </Band>
    </>
  );
}
