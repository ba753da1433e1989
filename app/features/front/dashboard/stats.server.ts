import {
  INVOICE_STATUSES,
  type InvoiceStatus,
  type ListedStatus,
} from "#app/features/selling/invoices/fields/invoice.ts";
import {
  type IssueDates,
  issueDateColumns,
} from "#app/features/selling/invoices/list/invoice-months.server.ts";
import { businessDocuments } from "#app/features/selling/invoices/document/invoices.server.ts";
import { balanceColumn } from "#app/features/books/ledger/amount-due.ts";
import { statusColumn } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { readsMayLag, type UserContext } from "#app/platform/context.server.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";

export interface Stats {
  total: number;
  counts: Record<ListedStatus, number>;
  creditNotes: number;
  partlyPaid: number;
  /** How many of all are in EUR. */
  inEur: number;
  sums: Record<Currency, MoneySums>;
  /** The first and the last day of all invoices, whatever the period; unknown where none was found in it. */
  issueDates: IssueDates | undefined;
}

interface MoneySums {
  /** Sums of totals. */
  amounts: Record<ListedStatus, Rappen>;
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

export async function findStats(of: UserContext, period = ALWAYS): Promise<Stats> {
  const ctx = await readsMayLag(of);
  const rows = await readStats(ctx, period);
  const [found] = rows;
  const count = (status: InvoiceStatus, field: "count" | "settled") =>
    rows.reduce((sum, row) => (row.status === status ? sum + row[field] : sum), 0);
  const counts = ofEach((status) => count(status, "count"));
  return {
    total: INVOICE_STATUSES.reduce((sum, status) => sum + (status === "cancelled" ? 0 : counts[status]), 0),
    counts,
    creditNotes: count("issued", "count") + count("withdrawn", "count"),
    partlyPaid: count("sent", "settled") + count("overdue", "settled"),
    inEur: rows.reduce((sum, row) => (row.currency === "EUR" ? sum + row.count : sum), 0),
    sums: { CHF: sumsOf(rows, "CHF"), EUR: sumsOf(rows, "EUR") },
    issueDates: found && { first: found.first, last: found.last },
  };
}

type Row = Awaited<ReturnType<typeof readStats>>[number];

function sumsOf(rows: Row[], currency: Currency): MoneySums {
  const of = (status: InvoiceStatus) =>
    rows.find((row) => row.status === status && row.currency === currency);
  const overdue = of("overdue")?.due ?? 0;
  return {
    amounts: ofEach((status) => of(status)?.amount),
    open: (of("sent")?.due ?? 0) + overdue,
    overdue,
    drafted: of("draft")?.due ?? 0,
  };
}

function ofEach(figure: (status: ListedStatus) => number | undefined): Record<ListedStatus, number> {
  const figures = INVOICE_STATUSES.map((status) => [status, figure(status) ?? 0]);
  return Object.fromEntries(figures) as Record<ListedStatus, number>;
}

function readStats(ctx: UserContext, { dateFrom, dateTo }: Period) {
  const all = businessDocuments(ctx);
  const since = dateFrom ? all.where("issue_date", ">=", dateFrom) : all;
  const chosen = dateTo ? since.where("issue_date", "<=", dateTo) : since;
  const invoices = chosen.select((eb) => [
    ...(["settled", "total", "currency"] as const),
    balanceColumn(eb).as("due"),
    statusColumn(eb, ctx.today).as("status"),
  ]);
  return ctx.db
    .selectFrom(invoices.as("invoice"))
    .select((select) => [
      "status",
      "currency",
      select.fn.countAll<number>().as("count"),
      select.fn.sum<number>("due").as("due"),
      select.fn.sum<number>("total").as("amount"),
      select.fn.countAll<number>().filterWhere("settled", ">", 0).as("settled"),
    ])
    .select(issueDateColumns(ctx))
    .groupBy(["status", "currency"])
    .execute();
}
