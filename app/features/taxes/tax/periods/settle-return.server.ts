import { type BookFact, linesOf, NO_VAT } from "#app/features/books/book/bookings.ts";
import { CATEGORIES, type Category } from "#app/features/books/book/categories.ts";
import { closedDaysOf } from "#app/features/books/book/closed-days.server.ts";
import { recordBook } from "#app/features/books/book/record.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { entriesIn, type EntryScope } from "#app/features/taxes/tax/figures/period-entries.server.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { acquisitionsIn } from "#app/features/taxes/tax/figures/acquisition.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import { type Rappen, roundHalfAwayFromZero } from "#app/swiss/money.ts";
import { entryScopeOf } from "./scope.server.ts";
import { snapshotSchema, type TaxPeriod, type TaxReturn } from "./period.ts";

type Settled = Pick<TaxReturn["figures"], "inputTax" | "payable"> & {
  rounding: Rappen;
  other: Rappen;
  vat: Rappen;
};

const NOTHING = { inputTax: 0, payable: 0, rounding: 0, other: 0, vat: 0 };

/**
 * Books what a return declares from VAT owed and input tax to the account of the tax administration, on its last day; a
 * correction the difference to what was filed before, on the day of the last booking it takes. VAT owed goes as
 * documents have it, and nothing of it is left; of input tax on investments and other costs what is booked as such, and
 * all else from the account of material and services. What is not declared stays where it is. By net tax rates VAT is
 * part of the turnover, and the accountant books its tax; what expenses brought of acquisition tax is settled all the
 * same.
 */
export async function settleReturn(
  ctx: BusinessContext,
  period: TaxPeriod,
  { method, figures }: TaxReturn,
): Promise<void> {
  const { id: sourceId } = period;
  const scope = await entryScopeOf(ctx, period, await vatMethodsOf(ctx));
  const isFirst = period.kind === "return" && period.correction === 0;
  const day = isFirst ? period.endsOn : await lastDayOf(ctx, scope);
  const before = await filedBefore(ctx, period);
  const acquired = (await acquisitionsIn(ctx, scope)).reduce((sum, { tax }) => sum + tax, 0);
  const vat = (await printedVat(ctx, scope)) + acquired + figures.acquisition.tax;
  const owed = vat - before.inputTax - before.payable - before.rounding;
  const input = figures.inputTax - before.inputTax;
  const booked = period.kind === "reconciliation" ? 0 : (await bookedAsOther(ctx, scope)) - before.other;
  const other = partOfDeclared(input, booked);
  const of = (kind: BookFact["kind"], net: Rappen): BookFact => {
    return { sourceId, kind, basis: "", day, net, vat: 0, rate: null };
  };
  const facts =
    method.method === "net"
      ? [of("vat_settled", acquired - before.vat)]
      : [
          of("vat_settled", owed),
          of("input_settled", input - other),
          { ...of("input_settled", other), sides: ["taxOffice", "inputTaxOther"] as const },
          of("return_rounding", owed - input - (figures.payable - before.payable)),
        ];
  const lines = facts.flatMap((fact) => linesOf(fact, NO_VAT));
  const held = { id: sourceId, number: "", name: "", clientId: null, lines, hasEnded: false };
  await recordBook(ctx, "return", [held], { closed: await closedDaysOf(ctx), isDeclared: () => false });
}

function partOfDeclared(declared: Rappen, booked: Rappen): Rappen {
  if (declared > 0) return Math.min(booked, declared);
  return declared < 0 ? Math.max(booked, declared) : 0;
}

async function lastDayOf(ctx: BusinessContext, scope: EntryScope): Promise<Day> {
  const last = (what: "turnover" | "input") =>
    entriesIn(ctx, scope, what)
      .select(({ fn }) => fn.max("day").as("day"))
      .executeTakeFirst();
  const days = [scope.to, (await last("turnover"))?.day ?? "", (await last("input"))?.day ?? ""];
  return days.toSorted().at(-1) ?? scope.to;
}

/** The part of input tax that stands on the account of investments and other costs. */
async function bookedAsOther(ctx: BusinessContext, scope: EntryScope): Promise<Rappen> {
  const rows = await entriesIn(ctx, scope, "input")
    .select(["debit", "credit", "kind", "activity"])
    .select(({ fn }) => [fn.sum<Rappen>("amount").as("amount"), fn.sum<Rappen>("vat").as("vat")])
    .groupBy(["debit", "credit", "kind", "activity"])
    .execute();
  return rows.reduce((sum, { debit, credit, kind, activity, amount, vat }) => {
    if (kind === "input_paid") return CATEGORIES[activity as Category].ziffer === 405 ? sum + vat : sum;
    if (debit === "inputTaxOther") return sum + amount;
    return credit === "inputTaxOther" ? sum - amount : sum;
  }, 0);
}

/** The VAT that documents print, or what is declared where they print another rate. */
async function printedVat(ctx: BusinessContext, scope: EntryScope): Promise<Rappen> {
  const rows = await entriesIn(ctx, scope)
    .select(["holder_id", "rate"])
    .select(({ fn }) => [
      fn.sum<number>("net").as("net"),
      fn.sum<number>("vat").as("vat"),
      fn.countAll<number>().as("count"),
    ])
    .groupBy(["holder_id", "rate"])
    .execute();
  return rows.reduce((sum, { net, vat, rate, count }) => {
    const declared = Number(roundHalfAwayFromZero(BigInt(net) * BigInt(rate ?? 0), 1000n));
    return sum + (Math.abs(vat - declared) <= count ? vat : declared);
  }, 0);
}

/** What was filed before for the same days; a reconciliation has differences alone. */
async function filedBefore(ctx: BusinessContext, { kind, startsOn }: TaxPeriod): Promise<Settled> {
  if (kind === "reconciliation") return NOTHING;
  const rows = await ctx.db
    .selectFrom("tax_periods")
    .select(["id", "snapshot"])
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", "return")
    .where("starts_on", "=", startsOn)
    .where("state", "=", "closed")
    .orderBy("correction", "desc")
    .execute();
  const [last] = rows;
  if (!last) return NOTHING;
  const rounded = await ctx.db
    .selectFrom("bookings")
    .select(["kind", "debit", "credit", "amount"])
    .where("business_id", "=", ctx.businessId)
    .where("kind", "in", ["return_rounding", "input_settled", "vat_settled"])
    .where(
      "holder_id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  const { inputTax, payable } = fromJson(snapshotSchema, last.snapshot).figures;
  const settled = (isOf: (one: (typeof rounded)[number]) => boolean) =>
    rounded
      .filter(isOf)
      .reduce((sum, { debit, amount }) => sum + (debit === "taxOffice" ? amount : -amount), 0);
  const rounding = settled(({ kind }) => kind === "return_rounding");
  const other = settled(({ debit, credit }) => [debit, credit].includes("inputTaxOther"));
  const vat = 0 - settled(({ kind }) => kind === "vat_settled");
  return { inputTax, payable, rounding, other, vat };
}
