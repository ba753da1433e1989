import { CATEGORIES, type Category, CATEGORY_NAMES } from "#app/features/expenses/categories.ts";
import { type CategorySum, expensesByCategory } from "#app/features/expenses/expense-sums.server.ts";
import { countedPayments, FEE } from "#app/features/journal/facts.server.ts";
import type { DaySpan } from "#app/features/journal/span.ts";
import { requirePrepared } from "#app/features/tax/entries/sync-entries.server.ts";
import { vatApart } from "#app/features/tax/method/vat-apart.ts";
import type { VatMethod } from "#app/features/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/tax/method/vat-methods.server.ts";
import type { Basis } from "#app/features/tax/entries/tax-entry.ts";
import { type BusinessContext, readsMayLag } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { incomeByClient, incomeByMonth } from "./income.server.ts";
import { methodSpans } from "./method-spans.ts";
import { openAt } from "./open-items.server.ts";

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
  providerFees: Rappen;
  /** Of money in EUR; what was received counts by its own rate anyway. */
  exchange: Rappen;
  /** Furniture and computers are assets, not costs. */
  investments: CategorySum[];
  /** What invoices had open when the year began and ended, VAT included. */
  openAtStart: Rappen;
  openAtEnd: Rappen;
}

/** @throws AppError `tax_period.being_prepared` while many documents have changed */
export async function yearFigures(of: BusinessContext, year: number): Promise<YearFigures> {
  await requirePrepared(of);
  const ctx = await readsMayLag(of);
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
    providerFees: await providerFees(ctx, span),
    exchange: await exchangeDifferences(ctx, span),
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
  for (const days of methodSpans(span, methods)) {
    const deducts = vatApart(methods, days.from).input;
    for (const sum of await expensesByCategory(ctx, days)) {
      const net = (deducts ? sum.net : sum.gross) + (sums.get(sum.category)?.net ?? 0);
      sums.set(sum.category, { ...sum, net });
    }
  }
  return CATEGORY_NAMES.flatMap((category) => sums.get(category) ?? []);
}

/** What money in EUR was worth more than when it was invoiced; below 0 where it was less. */
async function exchangeDifferences(ctx: BusinessContext, { from, to }: DaySpan): Promise<Rappen> {
  const { sum } = await ctx.db
    .selectFrom("book_entries")
    .select(({ fn }) => fn.sum<number | null>("amount").as("sum"))
    .where("business_id", "=", ctx.businessId)
    .where("kind", "in", ["exchange", "exchange_due"])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

async function providerFees(ctx: BusinessContext, { from, to }: DaySpan): Promise<Rappen> {
  const { sum } = await countedPayments(ctx)
    .select(({ fn }) => fn.sum<number | null>(FEE).as("sum"))
    .where("payments.fee", ">", 0)
    .where("payments.paid_on", ">=", from)
    .where("payments.paid_on", "<=", to)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}
