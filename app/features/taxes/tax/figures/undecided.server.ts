import type { TaxReturn } from "#app/features/taxes/tax/periods/period.ts";
import type { ExpressionBuilder } from "kysely";
import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import { ofEra } from "./line-entries.server.ts";
import { entriesIn, type EntryScope } from "./period-entries.server.ts";

interface Undecided {
  id: string;
  number: string;
  client: string;
  amount: Rappen;
}

const MOST = 50;

/** Documents at 0 % without a reason, or without one of several activities. */
export async function undecidedDocuments(
  ctx: BusinessContext,
  scope: EntryScope,
  what: "reason" | "activity",
): Promise<Undecided[]> {
  return entriesIn(ctx, scope)
    .select(["holder_id as id", "number", "name as client"])
    .select(({ fn, eb }) => fn.sum<Rappen>(eb("net", "+", eb.ref("vat"))).as("amount"))
    .where((eb) =>
      what === "reason"
        ? eb("reason", "=", "undecided")
        : eb.and([eb("activity", "=", ""), eb("rate", "<>", 0)]),
    )
    .groupBy(["holder_id", "number", "name"])
    .having(isLeft)
    .orderBy("holder_id")
    .limit(MOST)
    .execute();
}

/**
 * Whether it matters what was before a day: the return takes back, or claims again, what was supplied and invoiced
 * then, or something was invoiced or paid then for a supply after it.
 */
export async function changesInvoicesBefore(
  ctx: BusinessContext,
  scope: EntryScope,
  day: Day | null,
): Promise<boolean> {
  if (day === null) return false;
  const changed = entriesIn(ctx, scope)
    .where("supply_day", "<>", "")
    .where("supply_day", "<", day)
    .where((eb) => eb.or([invoicedBefore(eb, day), invoicedBefore(eb, day, "corrects_invoice_id")]));
  const early = ctx.db
    .selectFrom("bookings")
    .where("business_id", "=", ctx.businessId)
    .where("fact_day", "<", day)
    .where("supply_day", ">=", day)
    .where("vat", "<>", 0);
  for (const entries of [changed, early]) {
    const held = entries.select("holder_id").where("basis", "=", "agreed");
    const some = await held.groupBy(["holder_id"]).having(isLeft).limit(1).executeTakeFirst();
    if (some) return true;
  }
  return false;
}

function invoicedBefore(
  eb: ExpressionBuilder<Schema, "bookings">,
  day: Day,
  by: "id" | "corrects_invoice_id" = "id",
) {
  const invoice = eb
    .selectFrom("invoices as held")
    .innerJoin("invoices as first", `held.${by}`, "first.id")
    .select("first.id")
    .whereRef("held.id", "=", "bookings.holder_id")
    .where("first.issue_date", "<", day);
  return eb.exists(invoice);
}

interface OddRate extends Undecided {
  rate: VatRate;
  supplyDay: Day;
}

/** Documents with rates that no law has on their day of supply. */
export async function oddRateDocuments(
  ctx: BusinessContext,
  scope: EntryScope,
  { content, methods }: { content: TaxReturn; methods: readonly VatMethod[] },
): Promise<OddRate[]> {
  const odd = content.figures.rateLines.filter(({ line }) => line.startsWith("r"));
  const starting = content.method.method === "net" ? methods : [];
  if (odd.length === 0) return [];
  const rows = await entriesIn(ctx, scope)
    .select(["holder_id as id", "number", "name as client", "rate", "supply_day as supplyDay"])
    .select(({ fn, eb }) => fn.sum<Rappen>(eb("net", "+", eb.ref("vat"))).as("amount"))
    .where((eb) =>
      eb.or(odd.map(({ rate, era }) => eb.and([eb("rate", "=", rate), ofEra(eb, era, starting)]))),
    )
    .groupBy(["holder_id", "number", "name", "rate", "supply_day"])
    .having(isLeft)
    .orderBy("holder_id")
    .orderBy("rate")
    .limit(MOST)
    .execute();
  return rows.map(({ rate, ...row }) => ({ ...row, rate: rate ?? 0 }));
}

/** Whether anything is left of what was taken back when it was decided. */
function isLeft(eb: ExpressionBuilder<Schema, "bookings">) {
  return eb.or([eb(eb.fn.sum("net"), "<>", 0), eb(eb.fn.sum("vat"), "<>", 0)]);
}

/** What a person has to decide before the return can be closed; null where nothing is left. */
export function toDecide({ figures }: TaxReturn): "reason" | "activity" | "rate" | null {
  if (figures.undecided !== 0) return "reason";
  if (figures.rateLines.some(({ line }) => line === "undecided")) return "activity";
  return figures.rateLines.some(({ line }) => line.startsWith("r")) ? "rate" : null;
}
