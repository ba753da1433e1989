import { listQuestions } from "#app/features/selling/comments/questions/questions.server.ts";
import { expensesWithoutReceipt } from "#app/features/taxes/expenses/without-receipt.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { openAt } from "./open-items.server.ts";
import type { YEAR_CHECKS } from "./year-checks.ts";
import { spanOfYear } from "./year-figures.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

export interface YearCheck {
  kind: (typeof YEAR_CHECKS)[number];
  /** How many there are to look at; 0 is fine. */
  count: number;
  amount: Rappen | null;
}

/** What is worth a look before a year is closed; none of it forbids to. @throws AppError `year.not_found` */
export async function yearChecklist(ctx: BusinessContext, year: number): Promise<YearCheck[]> {
  const { from, to } = await spanOfYear(ctx, year);
  const periods = await listPeriods(ctx);
  const returns = periods.filter(({ state, endsOn }) => state === "open" && from <= endsOn && endsOn <= to);
  const drafts = ctx.db
    .selectFrom("invoices")
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "draft")
    .where("archived_at", "is", null)
    .where("issue_date", ">=", from)
    .where("issue_date", "<=", to);
  const payments = ctx.db
    .selectFrom("payments")
    .where("business_id", "=", ctx.businessId)
    .where("state", "in", ["proposed", "unassigned"])
    .where("paid_on", ">=", from)
    .where("paid_on", "<=", to);
  const { total: questions } = await listQuestions(ctx, { state: "open", limit: 1 });
  const open = await openAt(ctx, to);
  const { count: receipts } = await expensesWithoutReceipt(ctx, { from, to }, 1);
  return [
    { kind: "returns", count: returns.length, amount: null },
    { kind: "drafts", count: await countOf(drafts), amount: null },
    { kind: "payments", count: await countOf(payments), amount: null },
    { kind: "questions", count: questions, amount: null },
    { kind: "receipts", count: receipts, amount: null },
    { kind: "openItems", count: Number(open !== 0), amount: open },
  ];
}
