import { type RawBuilder, sql } from "kysely";
import { CATEGORIES, type Category, CATEGORY_NAMES } from "#app/features/expenses/categories.ts";
import { type CategorySum, expensesByCategory } from "#app/features/expenses/expense-sums.server.ts";
import type { DaySpan } from "#app/features/journal/span.ts";
import { requirePrepared } from "#app/features/tax/entries/sync-entries.server.ts";
import { vatApart } from "#app/features/tax/method/vat-apart.ts";
import type { VatMethod } from "#app/features/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/tax/method/vat-methods.server.ts";
import type { Basis } from "#app/features/tax/entries/tax-entry.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

/** Clients that are named; the others are one sum. */
const NAMED = 20;

/** Without VAT, by agreed consideration (as invoiced) and by received (as paid), Rappen. */
export type ByBasis = Record<Basis, Rappen>;

export interface YearFigures {
  /** From January on. */
  months: ByBasis[];
  /** As invoiced, the largest first; `others` is what is left of the year. */
  clients: { name: string; net: Rappen }[];
  others: Rappen;
  vat: ByBasis;
  costs: CategorySum[];
  /** Furniture and computers are assets, not costs. */
  investments: CategorySum[];
  /** What invoices had open when the year began and ended, VAT included. */
  openAtStart: Rappen;
  openAtEnd: Rappen;
}

/** @throws AppError `tax_period.being_prepared` while many documents have changed */
export async function yearFigures(ctx: BusinessContext, year: number): Promise<YearFigures> {
  await requirePrepared(ctx);
  const span = { from: `${year}-01-01`, to: `${year}-12-31` };
  const methods = await vatMethodsOf(ctx);
  const { months, vat } = await incomeByMonth(ctx, span, methods);
  const clients = await incomeByClient(ctx, span, methods);
  const income = months.reduce((sum, { agreed }) => sum + agreed, 0);
  const expenses = await costsByCategory(ctx, span, methods);
  return {
    months,
    clients,
    others: income - clients.reduce((sum, { net }) => sum + net, 0),
    vat,
    costs: expenses.filter(({ category }) => !isInvestment(category)),
    investments: expenses.filter(({ category }) => isInvestment(category)),
    openAtStart: await openAt(ctx, addDays(span.from, -1)),
    openAtEnd: await openAt(ctx, span.to),
  };
}

function isInvestment(category: CategorySum["category"]): boolean {
  return CATEGORIES[category].account < 2000;
}

/** Where no input tax is deducted, `net` is what was paid. */
async function costsByCategory(
  ctx: BusinessContext,
  span: DaySpan,
  methods: readonly VatMethod[],
): Promise<CategorySum[]> {
  const sums = new Map<Category, CategorySum>();
  for (const days of spansOf(span, methods)) {
    const deducts = vatApart(methods, days.from).input;
    for (const sum of await expensesByCategory(ctx, days)) {
      const net = (deducts ? sum.net : sum.gross) + (sums.get(sum.category)?.net ?? 0);
      sums.set(sum.category, { ...sum, net });
    }
  }
  return CATEGORY_NAMES.flatMap((category) => sums.get(category) ?? []);
}

/** The days of a span, cut where another method begins. */
function spansOf({ from, to }: DaySpan, methods: readonly VatMethod[]): DaySpan[] {
  const starts = [
    from,
    ...methods.map(({ validFrom }) => validFrom).filter((day) => day > from && day <= to),
  ];
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { from: start, to: next ? addDays(next, -1) : to };
  });
}

/** 1 on days by net tax rates, whose turnover counts with its VAT. */
function isGross(span: DaySpan, methods: readonly VatMethod[]): RawBuilder<number> {
  const gross = spansOf(span, methods).filter(({ from }) => !vatApart(methods, from).output);
  if (gross.length === 0) return sql<number>`0`;
  const within = gross.map(({ from, to }) => sql`(day >= ${from} and day <= ${to})`);
  return sql<number>`case when ${sql.join(within, sql` or `)} then 1 else 0 end`;
}

async function incomeByMonth(ctx: BusinessContext, { from, to }: DaySpan, methods: readonly VatMethod[]) {
  const gross = isGross({ from, to }, methods);
  const month = sql<string>`substr(day, 6, 2)`;
  const rows = await ctx.db
    .selectFrom("tax_entries")
    .select(({ fn }) => [
      "basis",
      month.as("month"),
      fn.sum<number>(sql`net + vat * (${gross})`).as("net"),
      fn.sum<number>(sql`vat * (1 - (${gross}))`).as("vat"),
    ])
    .where("business_id", "=", ctx.businessId)
    .where("basis", "in", ["agreed", "received"])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["basis", month])
    .execute();
  const sumOf = (basis: Basis, field: "net" | "vat", of?: number) =>
    rows
      .filter((row) => row.basis === basis && (of === undefined || Number(row.month) === of))
      .reduce((sum, row) => sum + row[field], 0);
  return {
    months: Array.from({ length: 12 }, (_, index) => ({
      agreed: sumOf("agreed", "net", index + 1),
      received: sumOf("received", "net", index + 1),
    })),
    vat: { agreed: sumOf("agreed", "vat"), received: sumOf("received", "vat") },
  };
}

function incomeByClient(
  ctx: BusinessContext,
  { from, to }: DaySpan,
  methods: readonly VatMethod[],
): Promise<{ name: string; net: Rappen }[]> {
  const gross = isGross({ from, to }, methods);
  return ctx.db
    .selectFrom("tax_entries as entry")
    .innerJoin("invoices", "invoices.id", "entry.invoice_id")
    .innerJoin("clients", "clients.id", "invoices.client_id")
    .select(({ fn }) => ["clients.name", fn.sum<number>(sql`entry.net + entry.vat * (${gross})`).as("net")])
    .where("entry.business_id", "=", ctx.businessId)
    .where("entry.basis", "=", "agreed")
    .where("entry.day", ">=", from)
    .where("entry.day", "<=", to)
    .groupBy(["clients.id", "clients.name"])
    .orderBy("net", "desc")
    .orderBy("clients.id")
    .limit(NAMED)
    .execute();
}

/** What debtors owe on the evening of a day: the same as the balance of their account in the journal. */
async function openAt(ctx: BusinessContext, day: Day): Promise<Rappen> {
  const charged = await ctx.db
    .selectFrom("tax_entries")
    .select(({ fn }) => [fn.sum<number | null>("net").as("net"), fn.sum<number | null>("vat").as("vat")])
    .where("business_id", "=", ctx.businessId)
    .where("basis", "=", "agreed")
    .where("kind", "<>", "credit_note")
    .where("day", "<=", day)
    .executeTakeFirstOrThrow();
  const settled = await ctx.db
    .selectFrom("book_entries")
    .select(({ fn }) => ["kind", fn.sum<number>("amount").as("amount")])
    .where("business_id", "=", ctx.businessId)
    .where("day", "<=", day)
    .groupBy("kind")
    .execute();
  const moved = settled.reduce(
    (sum, { kind, amount }) => sum + (kind === "payment" || kind === "credit_used" ? -amount : amount),
    0,
  );
  return (charged.net ?? 0) + (charged.vat ?? 0) + moved;
}
