import type { BusinessContext } from "#app/platform/context.server.ts";
import { type Day, addDays } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { type AccountName, kindOfAccount } from "./accounts.ts";
import { yearBeginsOn } from "#app/features/people/accounts/years/business-year.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";

/** Rappen. A debit balance is above 0, a credit balance below. */
export interface AccountMoves {
  opening: Rappen;
  debit: Rappen;
  credit: Rappen;
}

export interface Moving {
  from: Day;
  to: Day;
  /** The first day of the business year of `from`, where another one was kept. */
  yearBegins?: Day;
}

/**
 * What stood on each account before a span of days, and what was booked in it; other accounts have neither. Income and
 * costs begin each business year at nothing: what earlier years came to stands on the account of the year's result,
 * until somebody books it on (OR 958d, 959a).
 * @param since leaves out what stood there from before this day
 */
export async function accountMoves(
  ctx: BusinessContext,
  { from, to, ...kept }: Moving,
  since: Day = "",
): Promise<Map<AccountName, AccountMoves>> {
  const yearBegins = kept.yearBegins ?? (since || (await yearBeginsBefore(ctx, from)));
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(({ fn, eb }) => {
      const sumBefore = (day: Day) =>
        fn.sum<Rappen>(eb.case().when("day", "<", day).then(eb.ref("amount")).else(0).end());
      return [
        "debit",
        "credit",
        sumBefore(yearBegins).as("earlier"),
        sumBefore(from).as("before"),
        fn.sum<Rappen>("amount").as("all"),
      ];
    })
    .where("business_id", "=", ctx.businessId)
    .where("amount", ">", 0)
    .where("day", ">=", since)
    .where("day", "<=", to)
    .groupBy(["debit", "credit"])
    .execute();
  const moves = new Map<AccountName, AccountMoves>();
  for (const { debit, credit, earlier, before, all } of rows) {
    const booked = all - before;
    addBooked(moves, debit as AccountName, { opening: before, earlier, debit: booked, credit: 0 });
    addBooked(moves, credit as AccountName, {
      opening: 0 - before,
      earlier: 0 - earlier,
      debit: 0,
      credit: booked,
    });
  }
  return moves;
}

/** The first day of the business year that a day is in; empty before the first one. */
export async function yearBeginsBefore(ctx: BusinessContext, day: Day): Promise<Day> {
  return yearBeginsOn(await yearSettingOf(ctx), day);
}

interface Booked extends AccountMoves {
  /** Of the opening, what was booked in earlier business years. */
  earlier: Rappen;
}

function addBooked(
  moves: Map<AccountName, AccountMoves>,
  account: AccountName,
  { opening, earlier, ...sides }: Booked,
): void {
  if (kindOfAccount(account) !== "result") return addMoves(moves, account, { opening, ...sides });
  addMoves(moves, account, { opening: opening - earlier, ...sides });
  addMoves(moves, "yearResult", { opening: earlier, debit: 0, credit: 0 });
}

/** What stood on each account before a day. */
export async function openingsAt(
  ctx: BusinessContext,
  { from, yearBegins }: Omit<Moving, "to">,
): Promise<Map<AccountName, AccountMoves>> {
  return accountMoves(ctx, { from, to: addDays(from, -1), yearBegins });
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
