import { expensesWithoutReceipt } from "#app/features/taxes/expenses/without-receipt.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { openAt } from "#app/features/taxes/year/open-items.server.ts";
import { spanOfYear } from "#app/features/taxes/year/year-figures.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

interface YearCheck {
  kind: "returns" | "drafts" | "payments" | "questions" | "receipts" | "openItems";
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
  const questions = ctx.db
    .selectFrom("questions")
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "open");
  const open = await openAt(ctx, to);
  const { count: receipts } = await expensesWithoutReceipt(ctx, { from, to }, 1);
  return [
    { kind: "returns", count: returns.length, amount: null },
    { kind: "drafts", count: await countOf(drafts), amount: null },
    { kind: "payments", count: await countOf(payments), amount: null },
    { kind: "questions", count: await countOf(questions), amount: null },
    { kind: "receipts", count: receipts, amount: null },
    { kind: "openItems", count: Number(open !== 0), amount: open },
  ];
}
