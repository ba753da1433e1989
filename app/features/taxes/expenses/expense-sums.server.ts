import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { CATEGORIES, type Category, CATEGORY_NAMES } from "#app/features/books/book/categories.ts";
import { ownExpenses } from "./expenses.server.ts";

interface Span {
  from: Day;
  to: Day;
}

interface CategorySum {
  category: Category;
  account: number;
  ziffer: 400 | 405;
  count: number;
  /** Rappen, with VAT. */
  gross: Rappen;
  vat: Rappen;
  net: Rappen;
}

export async function sumsOfSpan(ctx: BusinessContext, span: Span): Promise<{ gross: Rappen; vat: Rappen }> {
  const sums = await expensesByCategory(ctx, span);
  return {
    gross: sums.reduce((sum, { gross }) => sum + gross, 0),
    vat: sums.reduce((sum, { vat }) => sum + vat, 0),
  };
}

/** Sums in the order of the accounts, without empty ones; the database adds up. */
export async function expensesByCategory(ctx: BusinessContext, { from, to }: Span): Promise<CategorySum[]> {
  const rows = await ownExpenses(ctx)
    .select(({ fn }) => [
      "category",
      fn.countAll<number>().as("count"),
      fn.sum<number>("amount").as("gross"),
      fn.sum<number>("vat").as("vat"),
    ])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy("category")
    .execute();
  const found = new Map(rows.map((row) => [row.category, row]));
  return CATEGORY_NAMES.flatMap((category) => {
    const row = found.get(category);
    if (!row) return [];
    const { count, gross, vat } = row;
    return [{ category, ...CATEGORIES[category], count, gross, vat, net: gross - vat }];
  });
}
