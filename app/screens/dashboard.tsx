import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findProfile } from "#app/features/accounts/profile.server.ts";
import { chartMonths } from "#app/features/dashboard/chart.ts";
import { invoicedByMonth } from "#app/features/dashboard/invoiced.server.ts";
import { findStats } from "#app/features/dashboard/stats.server.ts";
import { invoiceQueryString, NEWEST_FIRST, RECENT } from "#app/features/invoices/list/invoice-query.ts";
import { type InvoiceRow, invoiceListRows } from "#app/features/invoices/list/invoice-rows.ts";
import { listInvoices } from "#app/features/invoices/list/list-invoices.server.ts";
import { editLimit, invoiceLimit, UNLIMITED } from "#app/features/subscriptions/plan.ts";
import { findPlan } from "#app/features/subscriptions/current-plan.server.ts";
import { trySync } from "#app/features/subscriptions/stripe/sync-subscription.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { panelData } from "#app/platform/http/panel.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatLongDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { Figures } from "#app/ui/dashboard/figures.tsx";
import { InvoicedChart } from "#app/ui/dashboard/invoiced-chart.tsx";
import { Usage } from "#app/ui/dashboard/usage.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { InvoiceTable } from "#app/ui/invoices/invoice-table.tsx";
import { Band } from "#app/ui/page/page.tsx";
import { Currency } from "#app/ui/page/amount.tsx";
import { Panel } from "#app/ui/page/panel.tsx";
import { afterCheckout } from "#app/ui/subscriptions/after-checkout.ts";

export const handle = { title: "dashboard:title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const outcome = await outcomeOf(ctx, url.searchParams.get("upgrade"));
  if (outcome) throw await redirectWithFlash(ctx.platform, paths.dashboard, outcome);
  const { plan, usage, business } = await findProfile(ctx);
  const recent = await panelData(ctx, "recent", () => listInvoices(ctx, { limit: RECENT }));
  const stats = await panelData(ctx, "stats", () => findStats(ctx));
  const months = await panelData(ctx, "chart", () => invoicedByMonth(ctx));
  return {
    today: { day: ctx.today, text: formatLongDay(ctx.today, ctx.locale) },
    rows: recent && invoiceListRows(recent.invoices, ctx.locale),
    name: business.companyName || `${ctx.user.firstName} ${ctx.user.lastName}`,
    stats: stats && {
      total: stats.total,
      counts: stats.counts,
      open: formatAmount(stats.open),
      overdue: stats.overdue ? formatAmount(stats.overdue) : "",
    },
    months: months?.some(({ amount }) => amount) === false ? [] : months && chartMonths(months, ctx.locale),
    usage:
      invoiceLimit(plan) === UNLIMITED
        ? null
        : {
            invoices: { used: usage.invoices, limit: invoiceLimit(plan) },
            edits: { used: usage.edits, limit: editLimit(plan) },
          },
  };
});

/** Rule 29. */
async function outcomeOf(ctx: UserContext, upgrade: string | null) {
  if (upgrade === "cancelled") return { key: "subscription:paymentCancelled", tone: "bad" } as const;
  if (upgrade !== "success") return null;
  await trySync(ctx);
  return afterCheckout(await findPlan(ctx));
}

export default function Dashboard() {
  const { t } = useTranslation();
  const { rows, usage, months, stats, ...head } = useLoaderData<typeof loader>();
  return (
    <>
      <OpenAmount {...head} stats={stats} />
      {months?.length === 0 ? null : (
        <Band
          title={t("dashboard:chart.heading")}
          hint={
            months ? t("dashboard:chart.hint", { from: months[0]?.name, to: months.at(-1)?.name }) : undefined
          }
          bodyClass=""
        >
          <Panel name="chart" data={months}>
            {(months) => <InvoicedChart months={months} />}
          </Panel>
        </Band>
      )}
      <Band title={t("invoices:list.title")} bodyClass="">
        <Panel name="stats" data={stats}>
          {({ total, counts }) => <Figures total={total} counts={counts} />}
        </Panel>
      </Band>
      <Band title={t("dashboard:recent")} bodyClass="stack">
        <Panel name="recent" data={rows}>
          {(rows) => <Recent rows={rows} />}
        </Panel>
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
      <div className="thumb-bar only-phone">
        <CreateLink />
      </div>
    </>
  );
}

function CreateLink() {
  const { t } = useTranslation();
  return (
    <Link className="button button-primary" to={paths.createInvoice}>
      {t("invoices:list.create")}
    </Link>
  );
}

function Recent({ rows }: { rows: InvoiceRow[] }) {
  const { t } = useTranslation();
  if (!rows.length)
    return (
      <EmptyState
        title={t("invoices:list.emptyTitle")}
        text={t("invoices:list.emptyText")}
        action={{ to: paths.createInvoice, label: t("invoices:list.create") }}
      />
    );
  return (
    <>
      <InvoiceTable rows={rows} caption={t("dashboard:recent")} />
      <p>
        <Link to={paths.invoices}>{t("dashboard:all")}</Link>
      </p>
    </>
  );
}

interface OpenAmountProps {
  today: { day: string; text: string };
  name: string;
  stats: { open: string; overdue: string; counts: { overdue: number } } | null;
}

function OpenAmount({ today, name, stats }: OpenAmountProps) {
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
          {stats ? (
            <>
              <p className="soft">{t("dashboard:open")}</p>
              <p className="display amount">
                <Currency />
                {stats.open}
              </p>
              {stats.overdue ? (
                <p className="after-display">
                  <Link
                    className="status is-overdue"
                    to={paths.invoices + invoiceQueryString(NEWEST_FIRST, { status: "overdue" })}
                  >
                    {t("dashboard:overdue", { amount: `CHF\u00a0${stats.overdue}` })}
                  </Link>{" "}
                  <span className="soft nowrap">
                    {t("dashboard:fromInvoices", { count: stats.counts.overdue })}
                  </span>
                </p>
              ) : null}
            </>
          ) : null}
        </div>
        <div className="only-wide">
          <CreateLink />
        </div>
      </div>
    </section>
  );
}
