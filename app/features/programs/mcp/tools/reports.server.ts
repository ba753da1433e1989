import { z } from "zod";
import { invoicedByMonth } from "#app/features/front/dashboard/invoiced.server.ts";
import { statsJson } from "#app/features/front/dashboard/stats-json.ts";
import { openTexts } from "#app/features/front/dashboard/open-texts.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { currencyRule, limitRule } from "#app/features/programs/mcp/argument-rules.ts";
import { ID_DESCRIPTIONS } from "#app/features/programs/mcp/argument-descriptions.ts";
import { overdueByClient } from "#app/features/programs/mcp/overdue-by-client.server.ts";
import { overdueJson } from "#app/features/programs/mcp/overdue-json.ts";
import { answerOf } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import type { AgeSums } from "#app/features/money/statements/ages.ts";
import { openByAge } from "#app/features/money/statements/open-by-age.server.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";
import { daysOfMonth } from "#app/swiss/dates.ts";
import { formatChf, formatMoney, rappenToNumber } from "#app/swiss/money.ts";

export const listOverdueTool = toolOf({
  name: "list_overdue",
  title: "Say what is overdue",
  description:
    "Answers what is overdue today: totals, and per client the amount due, the days since the oldest due date, " +
    "and the invoices. Clients who owe most come first.",
  scope: scopeOf("invoices", "read"),
  schema: z.object({ limit: limitRule, currency: currencyRule }),
  answer: answerOf(
    "today",
    "currency",
    "overdueInvoices",
    "overdueAmount",
    "overdueClients",
    "has_more",
    "clients",
  ),
  descriptions: {
    limit: "How many clients at most, 1 to 50; 10 when left out",
    currency: ID_DESCRIPTIONS.currency,
  },
  run: async (ctx, { limit, currency }) => {
    const overdue = await overdueByClient(ctx, limit, currency);
    const { count, clientCount, amount } = overdue;
    const text =
      count === 0
        ? "Nothing is overdue."
        : `${count} invoices of ${clientCount} clients are overdue, ${formatMoney(amount, currency)} in all.`;
    return { text, data: overdueJson(overdue, ctx.today, currency) };
  },
});

export const accountSummaryTool = toolOf({
  name: "account_summary",
  title: "Sum up the account",
  description:
    "Answers how the account stands today: what was invoiced this month, what is open and overdue, and how many " +
    "invoices have which status, in all and of those issued this month.",
  scope: scopeOf("invoices", "read"),
  schema: z.object({}),
  answer: answerOf("today", "currency", "month", "all"),
  descriptions: {},
  run: async (ctx) => {
    const stats = await findStats(ctx);
    const { open, overdue } = openTexts(stats, ctx.role);
    const ofMonth = await findStats(ctx, daysOfMonth(ctx.month));
    const invoiced = (await invoicedByMonth(ctx)).find(({ month }) => month === ctx.month)?.amount ?? 0;
    return {
      text:
        `On ${ctx.today}: ${open} open, of which ${overdue || formatChf(0)} overdue; ` +
        `${formatChf(invoiced)} invoiced in ${ctx.month}.`,
      data: {
        today: ctx.today,
        currency: "CHF",
        month: { month: ctx.month, invoicedAmount: rappenToNumber(invoiced), ...statsJson(ofMonth) },
        all: statsJson(stats),
      },
    };
  },
});

export const reportByMonthTool = toolOf({
  name: "report_by_month",
  title: "Report what was invoiced by month",
  description:
    "Answers what was invoiced in each of the last twelve months, less credit notes, and what of it is still " +
    "outstanding.",
  scope: scopeOf("invoices", "read"),
  schema: z.object({ currency: currencyRule }),
  answer: answerOf("currency", "months"),
  descriptions: { currency: ID_DESCRIPTIONS.currency },
  run: async (ctx, { currency }) => {
    const months = await invoicedByMonth(ctx, currency);
    const sum = months.reduce((sum, { amount }) => sum + amount, 0);
    return {
      text: `${formatMoney(sum, currency)} invoiced in ${months.length} months.`,
      data: {
        currency,
        months: months.map(({ month, amount, open }) => ({
          month,
          invoicedAmount: rappenToNumber(amount),
          openAmount: rappenToNumber(open),
        })),
      },
    };
  },
});

const MOST_PAGES = 10_000;

export const reportOpenTool = toolOf({
  name: "report_open",
  title: "Report what is outstanding by age and client",
  description:
    "What is outstanding by days since the due date, in all and per client: not due yet, up to 30, 60 " +
    "and 90 days, longer. Clients who owe most come first, 25 a page.",
  scope: scopeOf("invoices", "read"),
  schema: z.object({ page: z.number().int().min(1).max(MOST_PAGES).default(1), currency: currencyRule }),
  answer: answerOf(
    "today",
    "currency",
    "sums",
    "deletedAmount",
    "clients",
    "total",
    "page",
    "limit",
    "has_more",
  ),
  descriptions: {
    page: "Number of the page, from 1; the first when left out",
    currency: ID_DESCRIPTIONS.currency,
  },
  run: async (ctx, { page, currency }) => {
    const { clients, sums, total, limit, deleted } = await openByAge(ctx, page, currency);
    return {
      text: `${formatMoney(sums.total, currency)} outstanding from ${total} clients.`,
      data: {
        today: ctx.today,
        currency,
        sums: agesJson(sums),
        deletedAmount: rappenToNumber(deleted),
        clients: clients.map(({ clientId, name, ...ages }) => ({ clientId, name, ...agesJson(ages) })),
        total,
        page,
        limit,
        has_more: page * limit < total,
      },
    };
  },
});

function agesJson(ages: AgeSums) {
  return {
    notDue: rappenToNumber(ages.notDue),
    to30Days: rappenToNumber(ages.to30),
    to60Days: rappenToNumber(ages.to60),
    to90Days: rappenToNumber(ages.to90),
    longer: rappenToNumber(ages.older),
    total: rappenToNumber(ages.total),
  };
}
