import { CATEGORIES } from "#app/features/expenses/categories.ts";
import type { VatMethod } from "#app/features/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { snapshotSchema, type Spent, type TaxPeriod } from "./period.ts";

/**
 * The input tax that expenses bring into an open return: of its own days, and in days of closed returns what has
 * changed since one took it along. A correction takes the changes of its own days alone; with net tax rates nobody
 * deducts any.
 * @param takesLate whether the return takes along what changed in days of closed ones
 */
export async function spentIn(
  ctx: BusinessContext,
  period: TaxPeriod,
  { method, takesLate }: { method: VatMethod["method"]; takesLate: boolean },
): Promise<Spent[]> {
  if (method !== "effective") return [];
  const closed = await closedReturns(ctx);
  const others = takesLate ? withExpenses(closed) : [];
  const own = { id: period.id, from: period.startsOn };
  const now = await spentNow(ctx, [own, ...others]);
  const taken = closed.flatMap(({ spent }) => spent);
  return [own, ...others]
    .map(({ from }) => less(from, sumOf(from, now), sumOf(from, taken)))
    .filter((part) => part.from === own.from || isChange(part));
}

/** What closed returns of the same days have taken along, for the correction that replaces them. */
export async function spentBefore(ctx: BusinessContext, { startsOn }: TaxPeriod): Promise<Spent[]> {
  const closed = await closedReturns(ctx);
  return closed.filter(({ from }) => from === startsOn).flatMap(({ spent }) => spent);
}

/** Whether expenses in the days of a closed return have changed, and no other return has taken that along. */
export async function hasLateExpenses(ctx: BusinessContext, { startsOn }: TaxPeriod): Promise<boolean> {
  const closed = await closedReturns(ctx);
  const first = withExpenses(closed).find(({ from }) => from === startsOn);
  if (!first) return false;
  const taken = closed.flatMap(({ spent }) => spent);
  const now = await spentNow(ctx, [first]);
  return isChange(less(startsOn, sumOf(startsOn, now), sumOf(startsOn, taken)));
}

interface Closed {
  id: string;
  from: string;
  spent: Spent[];
}

async function closedReturns(ctx: BusinessContext): Promise<Closed[]> {
  const rows = await ctx.db
    .selectFrom("tax_periods")
    .select(["id", "starts_on as from", "snapshot"])
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "closed")
    .orderBy("starts_on")
    .orderBy("correction")
    .execute();
  return rows.map(({ id, from, snapshot }) => ({
    id,
    from,
    spent: fromJson(snapshotSchema, snapshot).spent,
  }));
}

/** Those that have taken expenses along: not by net tax rates, nor before returns knew of expenses. */
function withExpenses(closed: Closed[]): Closed[] {
  return [...Map.groupBy(closed, ({ from }) => from).values()].flatMap(([first]) =>
    first?.spent.some(({ from }) => from === first.from) ? [first] : [],
  );
}

async function spentNow(ctx: BusinessContext, periods: { id: string }[]): Promise<Spent[]> {
  const rows = await ctx.db
    .selectFrom("tax_periods")
    .innerJoin("expenses", (join) =>
      join
        .onRef("expenses.business_id", "=", "tax_periods.business_id")
        .onRef("expenses.day", ">=", "tax_periods.starts_on")
        .onRef("expenses.day", "<=", "tax_periods.ends_on")
        .on("expenses.archived_at", "is", null),
    )
    .select(["tax_periods.starts_on as from", "expenses.category"])
    .select(({ fn }) => fn.sum<Rappen>("expenses.vat").as("vat"))
    .where("tax_periods.business_id", "=", ctx.businessId)
    .where(
      "tax_periods.id",
      "in",
      periods.map(({ id }) => id),
    )
    .groupBy(["tax_periods.starts_on", "expenses.category"])
    .execute();
  return rows.map(({ from, category, vat }) =>
    CATEGORIES[category].ziffer === 400
      ? { from, materialAndServices: vat, investments: 0 }
      : { from, materialAndServices: 0, investments: vat },
  );
}

function sumOf(from: string, parts: readonly Spent[]): Spent {
  return parts
    .filter((part) => part.from === from)
    .reduce(
      (sum, part) => ({
        from,
        materialAndServices: sum.materialAndServices + part.materialAndServices,
        investments: sum.investments + part.investments,
      }),
      nothing(from),
    );
}

function less(from: string, now: Spent, taken: Spent): Spent {
  return {
    from,
    materialAndServices: now.materialAndServices - taken.materialAndServices,
    investments: now.investments - taken.investments,
  };
}

function nothing(from: string): Spent {
  return { from, materialAndServices: 0, investments: 0 };
}

function isChange({ materialAndServices, investments }: Spent): boolean {
  return materialAndServices !== 0 || investments !== 0;
}
