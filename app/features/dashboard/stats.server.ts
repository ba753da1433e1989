import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import {
  INVOICE_STATUSES,
  type InvoiceStatus,
  type ListedStatus,
} from "#app/features/invoices/fields/invoice.ts";
import { businessDocuments } from "#app/features/invoices/document/invoices.server.ts";
import { amountDueColumn } from "#app/features/ledger/amount-due.ts";
import { statusColumn } from "#app/features/invoices/fields/invoice-status.ts";
import { type ValuePlace, preparedQuery } from "#app/platform/database/prepared-query.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

export interface Stats {
  total: number;
  counts: Record<ListedStatus, number>;
  creditNotes: number;
  /** Of those sent or overdue, paid in part. */
  partlyPaid: number;
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

const END_OF_TIME = "9999-12-31";

export async function findStats(ctx: UserContext, period = ALWAYS): Promise<Stats> {
  return readAtItsSize(ctx, "invoices", () => readStats(ctx, period));
}

async function readStats(ctx: UserContext, period: Period): Promise<Stats> {
  const { db, businessId, today } = ctx;
  const { dateFrom, dateTo } = period;
  const read = dateFrom || dateTo ? readPeriod : readAll;
  const rows = await read(db, { businessId, today, dateFrom, dateTo: dateTo || END_OF_TIME });
  const of = (status: InvoiceStatus) => rows.find((row) => row.status === status);
  const open = (status: "sent" | "overdue") => of(status)?.due ?? 0;
  const counts = ofEach((status) => of(status)?.count);
  return {
    total: INVOICE_STATUSES.reduce((sum, status) => sum + (status === "cancelled" ? 0 : counts[status]), 0),
    counts,
    amounts: ofEach((status) => of(status)?.amount),
    creditNotes: (of("issued")?.count ?? 0) + (of("withdrawn")?.count ?? 0),
    partlyPaid: (of("sent")?.settled ?? 0) + (of("overdue")?.settled ?? 0),
    open: open("sent") + open("overdue"),
    overdue: open("overdue"),
    drafted: of("draft")?.due ?? 0,
  };
}

function ofEach(figure: (status: ListedStatus) => number | undefined): Record<ListedStatus, number> {
  const figures = INVOICE_STATUSES.map((status) => [status, figure(status) ?? 0]);
  return Object.fromEntries(figures) as Record<ListedStatus, number>;
}

const readAll = statsQuery((invoices) => invoices);

const readPeriod = statsQuery((invoices, place) =>
  invoices.where("issue_date", ">=", place("dateFrom")).where("issue_date", "<=", place("dateTo")),
);

type Invoices = ReturnType<typeof businessDocuments>;
type StatsValues = Period & { businessId: string; today: string };

function statsQuery(chosen: (invoices: Invoices, place: ValuePlace<StatsValues>) => Invoices) {
  return preparedQuery((db, place: ValuePlace<StatsValues>) => {
    const invoices = chosen(businessDocuments({ db, businessId: place("businessId") }), place).select(
      (eb) => [
        ...(["settled", "total"] as const),
        amountDueColumn(eb).as("due"),
        statusColumn(eb, place("today")).as("status"),
      ],
    );
    return db
      .selectFrom(invoices.as("invoice"))
      .select((select) => [
        "status",
        select.fn.countAll<number>().as("count"),
        select.fn.sum<number>("due").as("due"),
        select.fn.sum<number>("total").as("amount"),
        select.fn.countAll<number>().filterWhere("settled", ">", 0).as("settled"),
      ])
      .groupBy("status");
  });
}
