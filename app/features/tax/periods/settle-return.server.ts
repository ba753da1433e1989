import { type BookFact, linesOf, NO_VAT } from "#app/features/book/bookings.ts";
import { closedDaysOf } from "#app/features/book/closed-days.server.ts";
import { recordBook } from "#app/features/book/record.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { snapshotSchema, type TaxPeriod, type TaxReturn } from "./period.ts";

type Settled = Pick<TaxReturn["figures"], "taxTotal" | "inputTax" | "payable">;

/**
 * Books what a return declares from VAT owed and input tax to the account of the tax administration, on its last day; a
 * correction the difference to what was filed before. By net tax rates VAT is part of the turnover, and the accountant
 * books the tax.
 */
export async function settleReturn(
  ctx: BusinessContext,
  period: TaxPeriod,
  { method, figures }: TaxReturn,
): Promise<void> {
  if (method.method === "net") return;
  const { id: sourceId, endsOn: day } = period;
  const before = await filedBefore(ctx, period);
  const less = (name: keyof Settled) => figures[name] - before[name];
  const rounding = less("taxTotal") - less("inputTax") - less("payable");
  const of = (kind: BookFact["kind"], net: Rappen): BookFact => {
    return { sourceId, kind, basis: "", day, net, vat: 0, rate: null };
  };
  const facts = [
    of("vat_settled", less("taxTotal")),
    of("input_settled", less("inputTax")),
    of("return_rounding", rounding),
  ];
  const lines = facts.flatMap((fact) => linesOf(fact, NO_VAT));
  const held = { id: sourceId, number: "", name: "", clientId: null, lines, hasEnded: false };
  await recordBook(ctx, "return", [held], { closed: await closedDaysOf(ctx), isDeclared: () => false });
}

/** Of the last one that was filed for the same days; a reconciliation has differences alone. */
async function filedBefore(ctx: BusinessContext, { kind, startsOn }: TaxPeriod): Promise<Settled> {
  if (kind === "reconciliation") return { taxTotal: 0, inputTax: 0, payable: 0 };
  const row = await ctx.db
    .selectFrom("tax_periods")
    .select("snapshot")
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", "return")
    .where("starts_on", "=", startsOn)
    .where("state", "=", "closed")
    .orderBy("correction", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? fromJson(snapshotSchema, row.snapshot).figures : { taxTotal: 0, inputTax: 0, payable: 0 };
}
