import { CATEGORIES, type Category } from "#app/features/books/book/categories.ts";
import { entriesIn, type EntryScope } from "#app/features/taxes/tax/figures/period-entries.server.ts";
import type { TypedFigures } from "#app/features/taxes/tax/figures/typed-figures.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { alreadyTyped, type FiledInput } from "./already-typed.ts";
import { missingInput } from "#app/features/taxes/tax/reconciliation/missing-input.server.ts";
import { snapshotSchema, type TaxPeriod } from "./period.ts";
import { entryScopeOf } from "./scope.server.ts";

/** Ziffer 400 and 405; what is below 0 is a correction, Ziffer 415. */
export type ExpenseFigures = Pick<TypedFigures, "materialAndServices" | "investments" | "corrections">;

interface Proposed {
  figures: ExpenseFigures;
  own: Rappen;
  late: Rappen;
  typed: Rappen;
}

/**
 * What expenses say of the figures of an open return that a person types. What was entered late for the days of a filed
 * return is left out as far as more input tax was typed there than its expenses came to. Of a reconciliation it is what
 * the book has and the returns have not, also below 0.
 * @throws AppError `tax_period.not_found`
 */
export async function proposedInput(ctx: BusinessContext, period: TaxPeriod): Promise<Proposed> {
  if (period.kind === "reconciliation") {
    const figures = { ...(await missingInput(ctx, period)), corrections: 0 };
    return { figures, own: 0, late: 0, typed: 0 };
  }
  const scope = await entryScopeOf(ctx, period, await vatMethodsOf(ctx));
  const rows = await inputByDay(ctx, scope);
  const filed = rows.some(({ day }) => day < period.startsOn) ? await filedBefore(ctx, period) : [];
  const parts = ([400, 405] as const).map((ziffer) => {
    const sumOf = (from: Day, to: Day) =>
      rows.reduce(
        (sum, row) => (row.ziffer === ziffer && from <= row.day && row.day <= to ? sum + row.vat : sum),
        0,
      );
    const typed = filed.reduce(
      (sum, one) => sum + alreadyTyped(one.figures[ziffer], sumOf(one.from, one.to)),
      0,
    );
    const own = sumOf(period.startsOn, period.endsOn);
    const late = rows.reduce((sum, row) => (row.ziffer === ziffer ? sum + row.vat : sum), 0) - own;
    return { own, late, typed, sum: own + late - typed };
  });
  const [material, investments] = parts.map(({ sum }) => sum);
  const all = (name: "own" | "late" | "typed") => parts.reduce((sum, part) => sum + part[name], 0);
  return {
    figures: figuresOf(material, investments),
    own: all("own"),
    late: all("late"),
    typed: all("typed"),
  };
}

function figuresOf(material = 0, investments = 0): ExpenseFigures {
  return {
    materialAndServices: Math.max(0, material),
    investments: Math.max(0, investments),
    corrections: Math.max(0, -material) + Math.max(0, -investments),
  };
}

async function inputByDay(ctx: BusinessContext, scope: EntryScope) {
  const rows = await entriesIn(ctx, scope, "input")
    .select(["activity", "fact_day as day"])
    .select(({ fn }) => fn.sum<Rappen>("vat").as("vat"))
    .groupBy(["activity", "fact_day"])
    .execute();
  return rows.map(({ activity, ...row }) => ({ ...row, ziffer: CATEGORIES[activity as Category].ziffer }));
}

type Filed = { from: Day; to: Day; figures: Record<400 | 405, FiledInput> };

async function filedBefore(ctx: BusinessContext, { startsOn }: TaxPeriod): Promise<Filed[]> {
  const rows = await ctx.db
    .selectFrom("tax_periods")
    .select(["starts_on as from", "ends_on as to", "snapshot"])
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", "return")
    .where("state", "=", "closed")
    .where("starts_on", "<", startsOn)
    .orderBy("correction")
    .execute();
  const last = [...new Map(rows.map((row) => [row.from, row])).values()];
  const late = last.length > 0 ? await declaredLate(ctx, startsOn) : [];
  return last.flatMap(({ from, to, snapshot }) => {
    const { method, typed, spent } = fromJson(snapshotSchema, snapshot);
    const [own] = spent;
    if (method.method !== "effective") return [];
    const lateOf = (ziffer: 400 | 405) =>
      late.reduce(
        (sum, row) =>
          row.ziffer === ziffer && from <= row.factDay && row.factDay <= to && row.day > to
            ? sum + row.vat
            : sum,
        0,
      );
    const figures = {
      400: { typed: typed.materialAndServices, spent: own?.materialAndServices ?? 0, late: lateOf(400) },
      405: { typed: typed.investments, spent: own?.investments ?? 0, late: lateOf(405) },
    };
    return [{ from, to, figures }];
  });
}

/** What counts before a day and happened in another return's days; corrections have their own in what they spent. */
async function declaredLate(ctx: BusinessContext, before: Day) {
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(["activity", "day", "fact_day as factDay"])
    .select(({ fn }) => fn.sum<Rappen>("vat").as("vat"))
    .where("business_id", "=", ctx.businessId)
    .where("basis", "=", "input")
    .where("day", "<", before)
    .whereRef("fact_day", "<", "day")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("corrected_bookings as taken")
            .select("taken.sequence")
            .whereRef("taken.business_id", "=", "bookings.business_id")
            .whereRef("taken.sequence", "=", "bookings.sequence"),
        ),
      ),
    )
    .groupBy(["activity", "day", "fact_day"])
    .execute();
  return rows.map(({ activity, ...row }) => ({ ...row, ziffer: CATEGORIES[activity as Category].ziffer }));
}
