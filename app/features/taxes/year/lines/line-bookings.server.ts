import { sql } from "kysely";
import type { JournalBooking } from "#app/features/books/journal/journal.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { DayPlace } from "#app/platform/lists/day-place.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { LineAmounts } from "./line-amounts.server.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

export interface LineBooking extends Pick<
  JournalBooking,
  "sequence" | "day" | "factDay" | "number" | "name" | "reverses" | "source"
> {
  kind: JournalBooking["kind"] | "fee_payment";
  agreed: Rappen;
  received: Rappen;
}

interface Wanted {
  span: DaySpan;
  amounts: LineAmounts;
}

/** Those that add anything to a line, by day. Rows without accounts have numbers below 0. */
export async function lineBookings(
  ctx: BusinessContext,
  { span, amounts, after, limit }: Wanted & { after: DayPlace | null; limit: number },
): Promise<LineBooking[]> {
  const rows = await bookingsOf(ctx, { span, amounts })
    .select(["sequence", "day", "fact_day as factDay", "number", "name", "reverses", "kind"])
    .select(["holder as type", "holder_id as id"])
    .select([amounts.agreed.as("agreed"), amounts.received.as("received")])
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("day", "sequence"), ">", tuple(after?.day ?? "", Number(after?.id ?? 0))),
      ),
    )
    .orderBy("day")
    .orderBy("sequence")
    .limit(limit)
    .execute();
  return rows.map(({ type, id, kind, ...row }) => ({
    ...row,
    kind: kind as LineBooking["kind"],
    source: { type, id },
  }));
}

/** How many there are, and what they come to. */
export async function sumOfLine(ctx: BusinessContext, wanted: Wanted) {
  const { count, agreed, received } = await bookingsOf(ctx, wanted)
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.sum<Rappen | null>(wanted.amounts.agreed).as("agreed"),
      fn.sum<Rappen | null>(wanted.amounts.received).as("received"),
    ])
    .executeTakeFirstOrThrow();
  return { count, agreed: agreed ?? 0, received: received ?? 0 };
}

function bookingsOf(ctx: BusinessContext, { span, amounts: { agreed, received } }: Wanted) {
  return ctx.db
    .selectFrom("bookings")
    .where("business_id", "=", ctx.businessId)
    .where("day", ">=", span.from)
    .where("day", "<=", span.to)
    .where(sql<boolean>`((${agreed}) <> 0 or (${received}) <> 0)`);
}
