import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findProfile } from "#app/features/accounts/profile.server.ts";
import { chartMonths } from "#app/features/dashboard/chart.ts";
import { invoicedByMonth } from "#app/features/dashboard/invoiced.server.ts";
import { findStats } from "#app/features/dashboard/stats.server.ts";
import { invoiceQueryString, NEWEST_FIRST, RECENT } from "#app/features/invoices/invoice-query.ts";
import { invoiceRows } from "#app/features/invoices/invoice-rows.ts";
import { listInvoices } from "#app/features/invoices/list-invoices.server.ts";
import { editLimit, invoiceLimit, UNLIMITED } from "#app/features/subscriptions/plan.ts";
import { findPlan } from "#app/features/subscriptions/current-plan.server.ts";
import { trySync } from "#app/features/subscriptions/sync-subscription.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/flash.server.ts";
import { screenLoader } from "#app/platform/screen.server.ts";
import { formatLongDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { Figures } from "#app/ui/dashboard/figures.tsx";
import { InvoicedChart } from "#app/ui/dashboard/invoiced-chart.tsx";
import { Usage } from "#app/ui/dashboard/usage.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InvoiceTable } from "#app/ui/invoices/invoice-table.tsx";
import { Band } from "#app/ui/page.tsx";
import { afterCheckout } from "#app/ui/subscriptions/after-checkout.ts";

export const handle = { title: "dashboard:title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const outcome = await outcomeOf(ctx, url.searchParams.get("upgrade"));
  if (outcome) throw await redirectWithFlash(ctx.platform, paths.dashboard, outcome);
  const { plan, usage, business } = await findProfile(ctx);
  const { invoices } = await listInvoices(ctx, { limit: RECENT });
  const { total, counts, open, overdue } = await findStats(ctx);
  const months = await invoicedByMonth(ctx);
  return {
    today: { day: ctx.today, text: formatLongDay(ctx.today, ctx.locale) },
    rows: invoiceRows(invoices, ctx.locale),
    name: business.companyName || `${ctx.user.firstName} ${ctx.user.lastName}`,
    total,
    counts,
    open: formatAmount(open),
    overdue: overdue ? formatAmount(overdue) : "",
    months: months.some(({ amount }) => amount) ? chartMonths(months, ctx.locale) : [],
    usage:
      invoiceLimit(plan) === UNLIMITED
        ? null
        : {
            invoices: { used: usage.invoices, limit: invoiceLimit(plan) },
            edits: { used: usage.edits, limit: editLimit(plan) },
          },
  };
});

/** What a return from the checkout says; the parameter goes with the message (specification §2). */
async function outcomeOf(ctx: UserContext, upgrade: string | null) {
  if (upgrade === "cancelled") return { key: "subscription:paymentCancelled", tone: "bad" } as const;
  if (upgrade !== "success") return null;
  await trySync(ctx);
  return afterCheckout(await findPlan(ctx));
}

export default function Dashboard() {
  const { t } = useTranslation();
  const { rows, usage, months, total, counts, ...head } = useLoaderData<typeof loader>();
  return (
    <>
      <OpenAmount {...head} overdueCount={counts.overdue} />
      {months.length ? (
        <Band
          title={t("dashboard:chart.heading")}
          hint={t("dashboard:chart.hint", { from: months[0]?.name, to: months.at(-1)?.name })}
          bodyClass=""
        >
          <InvoicedChart months={months} />
        </Band>
      ) : null}
      <Band title={t("invoices:list.title")} bodyClass="">
        <Figures total={total} counts={counts} />
      </Band>
      <Band title={t("dashboard:recent")} bodyClass="stack">
        {rows.length ? (
          <>
            <InvoiceTable rows={rows} caption={t("dashboard:recent")} />
            <p>
              <Link to={paths.invoices}>{t("dashboard:all")}</Link>
            </p>
          </>
        ) : (
          <EmptyState
            title={t("invoices:list.emptyTitle")}
            text={t("invoices:list.emptyText")}
            action={{ to: paths.createInvoice, label: t("invoices:list.create") }}
          />
        )}
      </Band>
      <Band title={t("dashboard:actions")} bodyClass="">
        <nav className="links" aria-label={t("dashboard:actions")}>
          <Link to={paths.createInvoice}>{t("invoices:list.create")}</Link>
          <Link to={paths.invoices}>{t("invoices:list.title")}</Link>
          <Link to={paths.clients}>{t("clients:list.title")}</Link>
          <Link to={paths.templates}>{t("templates:list.title")}</Link>
          <Link to={paths.exportData}>{t("exports:title")}</Link>
          <Link to={paths.profile}>{t("accounts:profile.title")}</Link>
        </nav>
      </Band>
      {usage ? <Usage {...usage} /> : null}
    </>
  );
}

interface OpenAmountProps {
  today: { day: string; text: string };
  name: string;
  open: string;
  overdue: string;
  overdueCount: number;
}

/** The one figure people come to see. */
function OpenAmount({ today, name, open, overdue, overdueCount }: OpenAmountProps) {
  const { t } = useTranslation();
  return (
    <section className="page-head">
      <div className="head">
        <h1 className="as-h2">{t("dashboard:title")}</h1>
        <p>{name}</p>
        <p>
          <time dateTime={today.day}>{today.text}</time>
        </p>
      </div>
      <div className="body title-row is-end">
        <div>
          <p className="soft">{t("dashboard:open")}</p>
          <p className="display amount">
            <span className="currency">CHF</span>
            {open}
          </p>
          {overdue ? (
            <p className="after-display">
              <Link
                className="status is-overdue"
                to={paths.invoices + invoiceQueryString(NEWEST_FIRST, { status: "overdue" })}
              >
                {t("dashboard:overdue", { amount: `CHF ${overdue}` })}
              </Link>{" "}
              <span className="soft nowrap">{t("dashboard:fromInvoices", { count: overdueCount })}</span>
            </p>
          ) : null}
        </div>
        <div>
          <Link className="button button-primary" to={paths.createInvoice}>
            {t("invoices:list.create")}
          </Link>
        </div>
      </div>
    </section>
  );
}
