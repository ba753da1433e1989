import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { listInvitations, listPeople } from "#app/features/people/seats/people.server.ts";
import { SEATS, seatsTaken } from "./seat-count.ts";

/** The seats in use, invitations included, as every one may be accepted. */
export async function seatsInUse(ctx: BusinessContext): Promise<{ taken: number; most: number }> {
  const roles = await rolesInUse(ctx, {});
  return { taken: seatsTaken(roles), most: SEATS[await findPlan(ctx)] };
}

interface Besides {
  invitationId?: string;
  userId?: string;
}

/**
 * Under the lock of the business.
 * @param besides whose present seat or invitation gives way to it
 * @throws AppError `seat.limit_reached`
 */
export async function requireRoom(ctx: BusinessContext, role: Role, besides: Besides = {}): Promise<void> {
  const roles = [...(await rolesInUse(ctx, besides)), role];
  if (seatsTaken(roles) > SEATS[await findPlan(ctx)]) throw new AppError("seat.limit_reached");
}

async function rolesInUse(ctx: BusinessContext, { invitationId, userId }: Besides): Promise<Role[]> {
  const people = (await listPeople(ctx)).filter((one) => !one.isPaused && one.userId !== userId);
  const invited = (await listInvitations(ctx)).filter((one) => one.id !== invitationId);
  return [...people, ...invited].map(({ role }) => role);
}
