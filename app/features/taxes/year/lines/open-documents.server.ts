import { OWED, owedAt } from "#app/features/taxes/year/open-items.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { LineBooking } from "./line-bookings.server.ts";

const KINDS = {
  invoice: "invoice",
  payment: "payment",
  expense: "expense",
  manual: "manual",
  return: "vat_settled",
} as const;

/** What each document, or booking by hand, left open on the evening of a day. @param after the id of one, or empty */
export async function openDocuments(
  ctx: BusinessContext,
  day: Day,
  { after, limit }: { after: string; limit: number },
): Promise<(LineBooking & { place: string })[]> {
  const rows = await openHolders(ctx, day)
    .select(({ fn }) => [
      fn.min("fact_day").as("day"),
      fn.max("number").as("number"),
      fn.max("name").as("name"),
      fn.min("sequence").as("sequence"),
      fn.sum<Rappen>(OWED).as("agreed"),
    ])
    .select(["holder", "holder_id"])
    .where("holder_id", ">", after)
    .orderBy("holder_id")
    .limit(limit)
    .execute();
  return rows.map(({ holder: type, holder_id: id, ...row }) => ({
    ...row,
    place: id,
    factDay: row.day,
    kind: KINDS[type],
    reverses: null,
    received: 0,
    source: { type, id },
  }));
}

export function countOpenDocuments(ctx: BusinessContext, day: Day): Promise<number> {
  return countOf(ctx.db.selectFrom(openHolders(ctx, day).select("holder_id").as("open")));
}

function openHolders(ctx: BusinessContext, day: Day) {
  return owedAt(ctx, day)
    .groupBy(["holder", "holder_id"])
    .having(({ fn }) => fn.sum<Rappen>(OWED), "<>", 0);
}
