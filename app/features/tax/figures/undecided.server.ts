import type { TaxReturn } from "#app/features/tax/periods/period.ts";
import { sql } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
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
    .having(({ fn }) => fn.sum(sql`abs(net) + abs(vat)`), ">", 0)
    .orderBy("holder_id")
    .limit(MOST)
    .execute();
}

/** What a person has to decide before the return can be closed; null where nothing is left. */
export function toDecide({ figures }: TaxReturn): "reason" | "activity" | null {
  if (figures.undecided !== 0) return "reason";
  return figures.rateLines.some(({ line }) => line === "undecided") ? "activity" : null;
}
