import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import {
  INVOICE_STATUSES,
  type InvoiceStatus,
  type ListedStatus,
} from "#app/features/invoices/fields/invoice.ts";
import { type IssueDates, issueDateColumns } from "#app/features/invoices/list/invoice-months.server.ts";
import { businessDocuments } from "#app/features/invoices/document/invoices.server.ts";
import { balanceColumn } from "#app/features/ledger/amount-due.ts";
import { statusColumn } from "#app/features/invoices/fields/invoice-status.ts";
import { type ValuePlace, preparedQuery } from "#app/platform/database/prepared-query.server.ts";
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
  /** Of all invoices, whatever the period; unknown where none was found in it. */
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

const END_OF_TIME = "9999-12-31";

export async function findStats(ctx: UserContext, period = ALWAYS): Promise<Stats> {
  const reader = await readsMayLag(ctx);
  return readAtItsSize(reader, "invoices", () => readStats(reader, period));
}

async function readStats(ctx: UserContext, period: Period): Promise<Stats> {
  const { db, businessId, today } = ctx;
  const { dateFrom, dateTo } = period;
  const read = dateFrom || dateTo ? readPeriod : readAll;
  const rows = await read(db, { businessId, today, dateFrom, dateTo: dateTo || END_OF_TIME });
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

type Row = Awaited<ReturnType<typeof readAll>>[number];

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
        ...(["settled", "total", "currency"] as const),
        balanceColumn(eb).as("due"),
        statusColumn(eb, place("today")).as("status"),
      ],
    );
    return db
      .selectFrom(invoices.as("invoice"))
      .select((select) => [
        "status",
        "currency",
        select.fn.countAll<number>().as("count"),
        select.fn.sum<number>("due").as("due"),
        select.fn.sum<number>("total").as("amount"),
        select.fn.countAll<number>().filterWhere("settled", ">", 0).as("settled"),
      ])
      .select(issueDateColumns(db, place("businessId")))
      .groupBy(["status", "currency"]);
  });
}
