import { roleOf, noteSeatUse } from "#app/platform/auth/seats/seat.server.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { nameOfBusiness } from "#app/features/people/seats/business-name.server.ts";
import { AppError } from "#app/platform/errors.ts";

export interface OwnSeat {
  businessId: string;
  name: string;
  role: Role;
  isPaused: boolean;
  isHeld: boolean;
  isHere: boolean;
}

const MOST = 100;

/** The seats of the person by name, without businesses that are disabled. */
export async function listOwnSeats(ctx: UserContext): Promise<OwnSeat[]> {
  const rows = await seatsOf(ctx, ctx.user.id).execute();
  return rows.toSorted(byName).flatMap((row) => {
    const role = roleOf({ role: row.role, paused_at: null });
    const { business_id: businessId } = row;
    const name = nameOfBusiness(row);
    const [isPaused, isHeld] = [row.paused_at !== null, row.paused_by !== ""];
    const isHere = businessId === ctx.businessId;
    return role ? [{ businessId, name, role, isPaused, isHeld, isHere }] : [];
  });
}

interface Named {
  search_name: string;
}

/** Compares by code points, as lists are: the order of the database's locale differs from copy to copy. */
function byName({ search_name: one }: Named, { search_name: other }: Named): number {
  return one < other ? -1 : Number(one > other);
}

/** Seats in businesses that are not disabled, with the names of both owner and business; at most 100. */
export function seatsOf(ctx: Context, userId: string) {
  return ctx.db
    .selectFrom("memberships")
    .innerJoin("businesses", "businesses.id", "memberships.business_id")
    .leftJoin("memberships as owners", (join) =>
      join.onRef("owners.business_id", "=", "businesses.id").on("owners.role", "=", "owner"),
    )
    .leftJoin("users", "users.id", "owners.user_id")
    .select(["memberships.business_id", "memberships.role", "memberships.paused_at", "memberships.paused_by"])
    .select(["company_name", "first_name", "last_name", "search_name"])
    .where("memberships.user_id", "=", userId)
    .where("disabled_at", "is", null)
    .orderBy("memberships.business_id")
    .limit(MOST);
}

/** @throws AppError `business.not_found` where the person has no open seat */
export async function switchBusiness(ctx: UserContext, businessId: string): Promise<void> {
  const seat = (await listOwnSeats(ctx)).find((one) => one.businessId === businessId && !one.isPaused);
  if (!seat) throw new AppError("business.not_found");
  await ctx.db
    .updateTable("sessions")
    .set({ business_id: businessId })
    .where("id", "=", ctx.sessionId)
    .execute();
  const at = ctx.platform.now().toISOString();
  await noteSeatUse(ctx.db, { userId: ctx.user.id, businessId, at });
}

export async function findOwnSeat(ctx: UserContext, businessId: string): Promise<OwnSeat> {
  const seat = (await listOwnSeats(ctx)).find((one) => one.businessId === businessId);
  if (!seat) throw new AppError("business.not_found");
  return seat;
}
