import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import { INVOICE_STATUSES, type InvoiceStatus, type ListedStatus } from "#app/features/invoices/invoice.ts";
import { businessDocuments } from "#app/features/invoices/invoices.server.ts";
import { amountDueColumn } from "#app/features/settlement/amount-due.ts";
import { statusColumn } from "#app/features/invoices/status/invoice-status.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

export interface Stats {
  total: number;
  counts: Record<ListedStatus, number>;
  creditNotes: number;
  /** Of those sent or overdue, paid in part. */
  partlyPaid: number;
  /** Sent and unpaid, less part payments. */
  open: Rappen;
  overdue: Rappen;
  /** Drafts, which nobody owes yet. */
  drafted: Rappen;
}

/** Both days included; empty for no limit. */
interface Period {
  dateFrom: string;
  dateTo: string;
}

const ALWAYS: Period = { dateFrom: "", dateTo: "" };

export async function findStats(ctx: UserContext, period = ALWAYS): Promise<Stats> {
  return readAtItsSize(ctx, "invoices", () => readStats(ctx, period));
}

async function readStats(ctx: UserContext, period: Period): Promise<Stats> {
  const rows = await ctx.db
    .selectFrom(withStatuses(ctx, period).as("invoice"))
    .select((select) => [
      "status",
      select.fn.countAll<number>().as("count"),
      select.fn.sum<number>("due").as("amount"),
      select.fn.countAll<number>().filterWhere("settled", ">", 0).as("settled"),
    ])
    .groupBy("status")
    .execute();
  const of = (status: InvoiceStatus) => rows.find((row) => row.status === status);
  const open = (status: "sent" | "overdue") => of(status)?.amount ?? 0;
  const counts = Object.fromEntries(
    INVOICE_STATUSES.map((status) => [status, of(status)?.count ?? 0]),
  ) as Record<ListedStatus, number>;
  return {
    total: INVOICE_STATUSES.reduce((sum, status) => sum + (status === "cancelled" ? 0 : counts[status]), 0),
    counts,
    creditNotes: (of("issued")?.count ?? 0) + (of("withdrawn")?.count ?? 0),
    partlyPaid: (of("sent")?.settled ?? 0) + (of("overdue")?.settled ?? 0),
    open: open("sent") + open("overdue"),
    overdue: open("overdue"),
    drafted: of("draft")?.amount ?? 0,
  };
}

function withStatuses(ctx: UserContext, { dateFrom, dateTo }: Period) {
  let invoices = businessDocuments(ctx);
  if (dateFrom) invoices = invoices.where("issue_date", ">=", dateFrom);
  if (dateTo) invoices = invoices.where("issue_date", "<=", dateTo);
  return invoices.select((eb) => [
    "settled",
    amountDueColumn(eb).as("due"),
    statusColumn(eb, ctx.today).as("status"),
  ]);
}
