import { listOwnSeats, type OwnSeat } from "#app/features/people/seats/own/own-seats.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import { type UserContext, withBusiness } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { monthName } from "#app/platform/i18n/month-name.ts";
import { deskFacts } from "./desk-facts.server.ts";
import { type Deadline, nextDeadline } from "./next-deadline.server.ts";

const ON_PAGE = 25;

interface Seated {
  seat: OwnSeat;
  /** Null where the seat is paused or may not see the books. */
  own: UserContext | null;
  deadline: Deadline | null;
}

/**
 * Businesses of a person, whose next deadline comes first, with what this seat may see of each.
 * @param month `YYYY-MM` of the deadline; empty for all
 */
export async function seatsDesk(ctx: UserContext, { month, page }: { month: string; page: number }) {
  const all: Seated[] = [];
  for (const seat of await listOwnSeats(ctx)) all.push(await seated(ctx, seat));
  const months = Map.groupBy(
    all.flatMap(({ deadline }) => (deadline ? [monthOf(deadline)] : [])),
    (one) => one,
  );
  const wanted = all
    .filter(({ deadline }) => month === "" || (deadline !== null && monthOf(deadline) === month))
    .toSorted((one, other) => order(one) - order(other));
  const shown = wanted.slice((page - 1) * ON_PAGE, page * ON_PAGE);
  const rows = [];
  for (const { seat, own, deadline } of shown)
    rows.push({ ...seat, facts: own && (await orNotYet(deskFacts(own, deadline))) });
  return {
    rows,
    months: [...months]
      .map(([one, { length: count }]) => ({ month: one, name: monthName(one, ctx.locale), count }))
      .toSorted((one, other) => (one.month < other.month ? -1 : 1)),
    month,
    all: all.length,
    page,
    limit: ON_PAGE,
    total: wanted.length,
  };
}

export type SeatsDesk = Awaited<ReturnType<typeof seatsDesk>>;

/** Nothing of a business whose book is still being written after an upgrade. */
async function orNotYet<T>(facts: Promise<T>): Promise<T | null> {
  try {
    return await facts;
  } catch (error) {
    if (error instanceof AppError && error.code === "journal.being_moved") return null;
    throw error;
  }
}

async function seated(ctx: UserContext, seat: OwnSeat): Promise<Seated> {
  if (seat.isPaused || !rightsOf(seat.role).includes("books")) return { seat, own: null, deadline: null };
  const { transaction } = ctx;
  const own = { ...ctx, ...withBusiness(ctx, seat.businessId), role: seat.role, ticked: [], transaction };
  return { seat, own, deadline: await nextDeadline(own) };
}

function monthOf({ day }: Deadline): string {
  return day.slice(0, 7);
}

/** Days are compared as numbers; without one they come last, as they were. */
function order({ deadline }: Seated): number {
  return deadline ? Number(deadline.day.replaceAll("-", "")) : Number.MAX_SAFE_INTEGER;
}
