import { z } from "zod";
import { invoicedByMonth } from "#app/features/dashboard/invoiced.server.ts";
import { statsJson } from "#app/features/dashboard/stats-json.ts";
import { findStats } from "#app/features/dashboard/stats.server.ts";
import { limitRule } from "#app/features/mcp/argument-rules.ts";
import { overdueByClient } from "#app/features/mcp/overdue-by-client.server.ts";
import { overdueJson } from "#app/features/mcp/overdue-json.ts";
import { answerOf } from "#app/features/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/mcp/tool-access.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";
import { daysOfMonth } from "#app/swiss/dates.ts";
import { formatChf, rappenToNumber } from "#app/swiss/money.ts";

export const listOverdueTool = toolOf({
  name: "list_overdue",
  title: "Say what is overdue",
  description:
    "Answers what is overdue today: totals, and per client the amount due, the days since the oldest due date, " +
    "and the invoices. Clients who owe most come first.",
  scope: scopeOf("invoices", "read"),
  schema: z.object({ limit: limitRule }),
  answer: answerOf(
    "today",
    "currency",
    "overdueInvoices",
    "overdueAmount",
    "overdueClients",
    "has_more",
    "clients",
  ),
  descriptions: { limit: "How many clients at most, 1 to 50; 10 when left out" },
  run: async (ctx, { limit }) => {
    const overdue = await overdueByClient(ctx, limit);
    const { count, clientCount, amount } = overdue;
    const text =
      count === 0
        ? "Nothing is overdue."
        : `${count} invoices of ${clientCount} clients are overdue, ${formatChf(amount)} in all.`;
    return { text, data: overdueJson(overdue, ctx.today) };
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
    const ofMonth = await findStats(ctx, daysOfMonth(ctx.month));
    const invoiced = (await invoicedByMonth(ctx)).find(({ month }) => month === ctx.month)?.amount ?? 0;
    return {
      text:
        `On ${ctx.today}: ${formatChf(stats.open)} open, of which ${formatChf(stats.overdue)} overdue; ` +
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
