import { isOffered, seesSums } from "#app/features/people/seats/rights.ts";
import { findProfile } from "#app/features/people/accounts/profile.server.ts";
import { recentAccount } from "#app/features/people/accounts/money/recent-change.server.ts";
import { chartMonths } from "#app/features/front/dashboard/chart.ts";
import { invoicedByMonth } from "#app/features/front/dashboard/invoiced.server.ts";
import { expectedByWeek } from "#app/features/front/dashboard/expected.server.ts";
import { findToday } from "#app/features/front/dashboard/today/today.server.ts";
import { firstDayPage } from "#app/features/selling/first-day/first-day-page.server.ts";
import { openTexts } from "#app/features/front/dashboard/open-texts.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { waitingQuestions } from "#app/features/selling/comments/questions/waiting-questions.server.ts";
import { RECENT } from "#app/features/selling/invoices/list/invoice-query.ts";
import { invoiceListRows } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { editLimit, invoiceLimit, UNLIMITED } from "#app/features/running/subscriptions/plan.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { trySync } from "#app/features/running/subscriptions/stripe/sync-subscription.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { panelData } from "#app/platform/http/panel.server.ts";
import { formatDay, formatLongDay } from "#app/swiss/dates.ts";
import { chosenCurrency, formatAmount } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { afterCheckout } from "#app/ui/profile/subscriptions/after-checkout.ts";

/** @throws Response where a checkout leads back here */
export async function dashboardPage(ctx: UserContext, params: URLSearchParams) {
  const outcome = await outcomeOf(ctx, params.get("upgrade"));
  if (outcome) throw await redirectWithFlash(ctx.platform, paths.dashboard, outcome);
  const currency = chosenCurrency(params);
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
        ? await firstDayPage(ctx, params.get("step"))
        : null,
    questions: await panelData(ctx, "questions", () => waitingQuestions(ctx)),
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
}

/** Rule 29. */
async function outcomeOf(ctx: UserContext, upgrade: string | null) {
  if (upgrade === "cancelled") return { key: "subscription:paymentCancelled", tone: "bad" } as const;
  if (upgrade !== "success") return null;
  await trySync(ctx);
  return afterCheckout(await findPlan(ctx));
}
