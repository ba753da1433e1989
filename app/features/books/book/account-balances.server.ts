import type { BusinessContext } from "#app/platform/context.server.ts";
import { type Day, addDays } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { AccountName } from "./accounts.ts";

/** Rappen. A debit balance is above 0, a credit balance below. */
export interface AccountMoves {
  opening: Rappen;
  debit: Rappen;
  credit: Rappen;
}

/**
 * What stood on each account before a span of days, and what was booked in it; other accounts have neither.
 * @param since leaves out what stood there from before this day
 */
export async function accountMoves(
  ctx: BusinessContext,
  { from, to }: { from: Day; to: Day },
  since: Day = "",
): Promise<Map<AccountName, AccountMoves>> {
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(({ fn, eb }) => [
      "debit",
      "credit",
      fn.sum<Rappen>(eb.case().when("day", "<", from).then(eb.ref("amount")).else(0).end()).as("before"),
      fn.sum<Rappen>("amount").as("all"),
    ])
    .where("business_id", "=", ctx.businessId)
    .where("amount", ">", 0)
    .where("day", ">=", since)
    .where("day", "<=", to)
    .groupBy(["debit", "credit"])
    .execute();
  const moves = new Map<AccountName, AccountMoves>();
  for (const { debit, credit, before, all } of rows) {
    addMoves(moves, debit as AccountName, { opening: before, debit: all - before, credit: 0 });
    addMoves(moves, credit as AccountName, { opening: 0 - before, debit: 0, credit: all - before });
  }
  return moves;
}

/** What stood on each account before a day. */
export async function openingsAt(ctx: BusinessContext, day: Day): Promise<Map<AccountName, AccountMoves>> {
  return accountMoves(ctx, { from: day, to: addDays(day, -1) });
}

export function addMoves(
  moves: Map<AccountName, AccountMoves>,
  account: AccountName,
  { opening, debit, credit }: AccountMoves,
): void {
  const known = moves.get(account) ?? { opening: 0, debit: 0, credit: 0 };
  moves.set(account, {
    opening: known.opening + opening,
    debit: known.debit + debit,
    credit: known.credit + credit,
  });
}
