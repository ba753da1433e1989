import type { TaxReturn } from "#app/features/tax/periods/period.ts";
import { recipientSnapshot } from "#app/features/invoices/document/snapshots.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { entriesIn, type EntryScope } from "./period-entries.server.ts";

interface Undecided {
  id: string;
  number: string;
  client: string;
  amount: Rappen;
}

/** On one page; those that are decided make room for the next. */
const MOST = 50;

/** Documents at 0 % without a reason, or without one of several activities. */
export async function undecidedDocuments(
  ctx: BusinessContext,
  scope: EntryScope,
  what: "reason" | "activity",
): Promise<Undecided[]> {
  const rows = await entriesIn(ctx, scope)
    .innerJoin("invoices", "invoices.id", "tax_entries.invoice_id")
    .select(["invoices.id", "invoices.number", "invoices.recipient"])
    .select(({ fn, eb }) => fn.sum<Rappen>(eb("net", "+", eb.ref("vat"))).as("amount"))
    .where((eb) =>
      what === "reason"
        ? eb("reason", "=", "undecided")
        : eb.and([eb("tax_entries.activity", "=", ""), eb("rate", "<>", 0)]),
    )
    .groupBy(["invoices.id", "invoices.number", "invoices.recipient"])
    .orderBy("invoices.id")
    .limit(MOST)
    .execute();
  return rows.map(({ recipient, ...row }) => ({
    ...row,
    client: fromJson(recipientSnapshot, recipient).name,
  }));
}

/** What a person has to decide before the return can be closed; null where nothing is left. */
export function toDecide({ figures }: TaxReturn): "reason" | "activity" | null {
  if (figures.undecided !== 0) return "reason";
  return figures.rateLines.some(({ line }) => line === "undecided") ? "activity" : null;
}
