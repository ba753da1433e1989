import { accountMoves } from "#app/features/books/book/account-balances.server.ts";
import type { AccountName } from "#app/features/books/book/accounts.ts";
import { type Category, CATEGORY_NAMES } from "#app/features/books/book/categories.ts";
import { requireMoved } from "#app/features/books/book/closed-days.server.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import type { Basis } from "#app/features/taxes/tax/entries/tax-entry.ts";
import { AppError } from "#app/platform/errors.ts";
import { type BusinessContext, readsMayLag } from "#app/platform/context.server.ts";
import { keptValue } from "#app/platform/kept-results/kept-results.server.ts";
import { addDays, type DaySpan } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { daysOfYear } from "#app/features/people/accounts/years/business-year.ts";
import { ACCOUNTS_BY_HAND, isInvestment } from "./year-accounts.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import { type ClientIncome, incomeByClient, incomeByMonth } from "./income.server.ts";
import { openAt } from "./open-items.server.ts";

/** Amounts without VAT, by agreed consideration (as invoiced) and by received (as paid), Rappen. */
export type ByBasis = Record<Basis, Rappen>;

interface CategoryCost {
  category: Category;
  /** The amount with the VAT where none is deducted. */
  net: Rappen;
}

export interface YearFigures {
  /** Sums by `YYYY-MM`, for all months of the business year. */
  months: (ByBasis & { month: string })[];
  /** Sums as invoiced, the largest first; `others` is what is left of the year. */
  clients: ClientIncome[];
  others: Rappen;
  vat: ByBasis;
  costs: CategoryCost[];
  providerFees: Rappen;
  /** The exchange difference of money in EUR; what was received counts by its own rate anyway. */
  exchange: Rappen;
  /** Differences of totals and of returns, above 0 for income; left out where there are none. */
  rounding?: Rappen;
  /** Income above 0 and costs below, of accounts that nothing else here counts; left out where there is none. */
  byHand?: { account: AccountName; net: Rappen }[];
  /** Furniture and computers are assets, not costs. */
  investments: CategoryCost[];
  /** What invoices had open when the year began and ended, VAT included. */
  openAtStart: Rappen;
  openAtEnd: Rappen;
}

/** @throws AppError `year.not_found` for one before the first */
export async function spanOfYear(ctx: BusinessContext, year: number): Promise<DaySpan> {
  const span = daysOfYear(await yearSettingOf(ctx), year);
  if (!span) throw new AppError("year.not_found");
  return span;
}

/** Kept for a while. @throws AppError `journal.being_moved`, `year.not_found` */
export async function yearFigures(ctx: BusinessContext, year: number): Promise<YearFigures> {
  await requireMoved(ctx);
  return keptValue(ctx, { kind: "year", asked: { figures: year } }, (ctx) => readFigures(ctx, year));
}

async function readFigures(of: BusinessContext, year: number): Promise<YearFigures> {
  const ctx = await readsMayLag(of);
  const span = await spanOfYear(ctx, year);
  const methods = await vatMethodsOf(ctx);
  const { months, vat, rounding } = await incomeByMonth(ctx, span, methods);
  const clients = await incomeByClient(ctx, span);
  const income = months.reduce((sum, { agreed }) => sum + agreed, 0);
  const moves = await accountMoves(ctx, span, span.from);
  const debitBalance = (account: AccountName): Rappen => {
    const { debit, credit } = moves.get(account) ?? { debit: 0, credit: 0 };
    return debit - credit;
  };
  const spent = CATEGORY_NAMES.map((category) => ({ category, net: debitBalance(category) }));
  const expenses = spent.filter(({ net }) => net !== 0);
  const byHand = await resultByHand(ctx, span);
  return {
    months,
    clients,
    others: income - clients.reduce((sum, { net }) => sum + net, 0),
    vat,
    costs: expenses.filter(({ category }) => !isInvestment(category)),
    providerFees: debitBalance("providerFees"),
    exchange: 0 - debitBalance("exchange"),
    ...(rounding === 0 ? {} : { rounding }),
    ...(byHand.length > 0 ? { byHand } : {}),
    investments: expenses.filter(({ category }) => isInvestment(category)),
    openAtStart: await openAt(ctx, addDays(span.from, -1)),
    openAtEnd: await openAt(ctx, span.to),
  };
}

async function resultByHand(ctx: BusinessContext, { from, to }: DaySpan) {
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(["debit", "credit"])
    .select(({ fn }) => fn.sum<Rappen>("amount").as("amount"))
    .where("business_id", "=", ctx.businessId)
    .where("holder", "=", "manual")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["debit", "credit"])
    .execute();
  const netOf = (account: AccountName) =>
    rows.reduce((sum, { debit, credit, amount }) => {
      if (credit === account) return sum + amount;
      return debit === account ? sum - amount : sum;
    }, 0);
  return ACCOUNTS_BY_HAND.map((account) => ({ account, net: netOf(account) })).filter(({ net }) => net !== 0);
}
