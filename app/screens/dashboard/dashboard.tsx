import { isOffered, seesSums } from "#app/features/people/seats/rights.ts";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findProfile } from "#app/features/people/accounts/profile.server.ts";
import { recentAccount } from "#app/features/people/accounts/money/recent-change.server.ts";
import { chartMonths } from "#app/features/front/dashboard/chart.ts";
import { invoicedByMonth } from "#app/features/front/dashboard/invoiced.server.ts";
import { expectedByWeek } from "#app/features/front/dashboard/expected.server.ts";
import { findToday } from "#app/features/front/dashboard/today/today.server.ts";
import { firstDayPage } from "#app/features/selling/first-day/first-day-page.server.ts";
import { openTexts } from "#app/features/front/dashboard/open-texts.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { RECENT } from "#app/features/selling/invoices/list/invoice-query.ts";
import { type InvoiceRow, invoiceListRows } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { editLimit, invoiceLimit, UNLIMITED } from "#app/features/running/subscriptions/plan.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { trySync } from "#app/features/running/subscriptions/stripe/sync-subscription.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { panelData } from "#app/platform/http/panel.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay, formatLongDay } from "#app/swiss/dates.ts";
import { chosenCurrency, formatAmount } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { ExpectedWeeks } from "#app/ui/dashboard/expected-weeks.tsx";
import { Figures } from "#app/ui/dashboard/figures.tsx";
import { InvoicedChart } from "#app/ui/dashboard/invoiced-chart.tsx";
import { NewAccount } from "#app/ui/dashboard/new-account.tsx";
import { NewInvoiceLink, OpenAmount } from "#app/ui/dashboard/open-amount.tsx";
import { Today } from "#app/ui/dashboard/today.tsx";
import { Usage } from "#app/ui/dashboard/usage.tsx";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { InvoiceTable } from "#app/ui/invoices/list/invoice-table.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Panel } from "#app/ui/elements/page/panel.tsx";
import { FirstDay } from "#app/ui/start/first-day.tsx";
import { afterCheckout } from "#app/ui/profile/subscriptions/after-checkout.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "dashboard:title", wide: true };

export const loader = screenLoader(async (ctx, { url }) => {
  const outcome = await outcomeOf(ctx, url.searchParams.get("upgrade"));
  if (outcome) throw await redirectWithFlash(ctx.platform, paths.dashboard, outcome);
  const currency = chosenCurrency(url.searchParams);
  const { plan, usage, business } = await findProfile(ctx);
  const recent = await panelData(ctx, "recent", () => listInvoices(ctx, { limit: RECENT }));
  const stats = await panelData(ctx, "stats", () => findStats(ctx));
  const mayBook = seesSums(ctx.role);
  const months = mayBook ? await panelData(ctx, "chart", () => invoicedByMonth(ctx, currency)) : [];
  const expected =
    mayBook && stats?.sums[currency].open
      ? await panelData(ctx, "expected", () => expectedByWeek(ctx, currency))
      : { overdue: { amount: 0, count: 0 }, weeks: [], later: 0, total: 0 };
  const shortDay = (day: string) => formatDay(day, ctx.locale).replace(/ ?\d{4}$/, "");
  return {
    firstDay:
      recent?.invoices.length === 0 && isOffered(ctx.role, "act")
        ? await firstDayPage(ctx, url.searchParams.get("step"))
        : null,
    newAccount: isOffered(ctx.role, "act") ? await recentAccount(ctx) : null,
    currency: mayBook && (stats?.inEur || currency !== "CHF") ? currency : null,
    toDo: stats && isOffered(ctx.role, "act") && (await panelData(ctx, "today", () => findToday(ctx, stats))),
    expected: expected && {
      ...expected,
      weeks: expected.weeks.map((week) => ({ ...week, day: shortDay(week.until) })),
    },
    today: { day: ctx.today, text: formatLongDay(ctx.today, ctx.locale) },
    rows: recent && invoiceListRows(recent.invoices, ctx.locale),
    name: business.companyName || `${ctx.user.firstName} ${ctx.user.lastName}`,
    stats: stats && {
      total: stats.total,
      counts: stats.counts,
      ...openTexts(stats, ctx.role),
      open: mayBook ? formatAmount(stats.sums[currency].open) : "",
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
  const { firstDay, usage, newAccount, ...figures } = useLoaderData<typeof loader>();
  return (
    <>
      {newAccount ? <NewAccount {...newAccount} /> : null}
      {firstDay ? <FirstDay page={firstDay} /> : null}
      <div className={firstDay ? "wrap after-writer" : "wrap"}>
        {firstDay ? <Counts stats={figures.stats} /> : <InFullSwing {...figures} />}
        <QuickActions />
        {usage ? <Usage {...usage} /> : null}
        {firstDay ? null : (
          <div className="thumb-bar only-phone">
            <NewInvoiceLink />
          </div>
        )}
      </div>
    </>
  );
}

type FullSwing = Omit<ReturnType<typeof useLoaderData<typeof loader>>, "firstDay" | "usage" | "newAccount">;

function InFullSwing({ rows, months, stats, expected, toDo, ...head }: FullSwing) {
  const { t } = useTranslation();
  const currency = head.currency ?? "CHF";
  const range = { from: months?.[0]?.name, to: months?.at(-1)?.name, currency };
  return (
    <>
      <OpenAmount {...head} stats={stats} />
      {toDo === false ? null : (
        <Panel name="today" data={toDo}>
          {(toDo) => <Today {...toDo} />}
        </Panel>
      )}
      {expected?.total === 0 ? null : (
        <Band
          title={t("dashboard:expected.title")}
          hint={t("dashboard:expected.hint", { currency })}
          bodyClass=""
        >
          <Panel name="expected" data={expected}>
            {(expected) => <ExpectedWeeks expected={expected} />}
          </Panel>
        </Band>
      )}
      {months?.length === 0 ? null : (
        <Band
          title={t("dashboard:chart.heading")}
          hint={months ? t("dashboard:chart.hint", range) : undefined}
          bodyClass=""
        >
          <Panel name="chart" data={months}>
            {(months) => <InvoicedChart months={months} />}
          </Panel>
        </Band>
      )}
      <Counts stats={stats} />
      <Band title={t("dashboard:recent")} bodyClass="stack">
        <Panel name="recent" data={rows}>
          {(rows) => <Recent rows={rows} />}
        </Panel>
      </Band>
    </>
  );
}

function Counts({ stats }: Pick<FullSwing, "stats">) {
  const { t } = useTranslation();
  return (
    <Band title={t("invoice-list:title")} bodyClass="">
      <Panel name="stats" data={stats}>
        {({ total, counts }) => <Figures total={total} counts={counts} />}
      </Panel>
    </Band>
  );
}

function QuickActions() {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <Band title={t("dashboard:actions")} bodyClass="">
      <nav className="links" aria-label={t("dashboard:actions")}>
        {may("draft") ? <Link to={paths.createInvoice}>{t("invoice-list:create")}</Link> : null}
        <Link to={paths.invoices}>{t("invoice-list:title")}</Link>
        <Link to={paths.clients}>{t("common:nav.clients")}</Link>
        <Link to={paths.templates}>{t("dashboard:link.templates")}</Link>
        <Link to={paths.recurring}>{t("common:nav.recurring")}</Link>
        <Link to={paths.catalogue}>{t("common:nav.catalogue")}</Link>
        {may("books") ? <Link to={paths.exportData}>{t("dashboard:link.export")}</Link> : null}
        <Link to={paths.profile}>{t("common:nav.profile")}</Link>
      </nav>
    </Band>
  );
}

function Recent({ rows }: { rows: InvoiceRow[] }) {
  const { t } = useTranslation();
  if (!rows.length)
    return (
      <EmptyState
        title={t("invoice-list:emptyTitle")}
        text={t("invoice-list:emptyText")}
        action={{ right: "draft", to: paths.createInvoice, label: t("invoice-list:create") }}
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
