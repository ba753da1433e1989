import type { InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { stateOf, statusOf } from "#app/features/selling/invoices/fields/invoice-status.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

export interface DepositOf {
  id: string;
  number: string;
  state: string;
  issueDate: string;
  total: Rappen;
  status: InvoiceStatus;
  isHidden: boolean;
  /** Neither cancelled nor credited as a whole; a hidden one does. */
  stands: boolean;
}

const GONE = ["cancelled", "credited"];

/** The deposits on a draft, the oldest first. */
export async function depositsOf(ctx: BusinessContext, wholeId: string): Promise<DepositOf[]> {
  const rows = await ctx.db
    .selectFrom("invoices")
    .select(["id", "number", "state", "issue_date", "due_date", "paid_on", "total", "archived_at"])
    .where("deposit_of", "=", wholeId)
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    state: row.state,
    status: statusOf(stateOf(row), ctx.today),
    issueDate: row.issue_date,
    total: row.total,
    isHidden: row.archived_at !== null,
    stands: !GONE.includes(row.state),
  }));
}
