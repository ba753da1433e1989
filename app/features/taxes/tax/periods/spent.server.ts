import { CATEGORIES, type Category } from "#app/features/books/book/categories.ts";
import { entriesIn, type EntryScope } from "#app/features/taxes/tax/figures/period-entries.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { Spent } from "./period.ts";

/** The input tax that expenses bring into a return; by net tax rates the book has none. */
export async function spentIn(ctx: BusinessContext, scope: EntryScope): Promise<Spent[]> {
  const rows = await entriesIn(ctx, scope, "input")
    .select(["activity"])
    .select(({ fn }) => fn.sum<Rappen>("vat").as("vat"))
    .groupBy("activity")
    .execute();
  const sumOf = (ziffer: 400 | 405) =>
    rows
      .filter(({ activity }) => CATEGORIES[activity as Category].ziffer === ziffer)
      .reduce((sum, { vat }) => sum + vat, 0);
  return [{ from: scope.from, materialAndServices: sumOf(400), investments: sumOf(405) }];
}
