import type { Plan } from "#app/features/running/subscriptions/plan.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";

export const SEATS: Record<Plan, number> = { free: 1, pro: 5 };

const FREE_ACCOUNTANTS = 1;

/** Seats of the plan that these roles take. */
export function seatsTaken(roles: readonly Role[]): number {
  const accountants = roles.filter((role) => role === "accountant").length;
  return roles.length - accountants + Math.max(0, accountants - FREE_ACCOUNTANTS);
}

/** @param seats the oldest first. @returns those for which the plan has room; the owner always has a seat */
export function seatsWithin<Seat extends { role: Role }>(plan: Plan, seats: readonly Seat[]): Seat[] {
  const owners = seats.filter(({ role }) => role === "owner");
  const kept: Seat[] = [...owners];
  for (const seat of seats.filter(({ role }) => role !== "owner"))
    if (seatsTaken([...kept, seat].map(({ role }) => role)) <= SEATS[plan]) kept.push(seat);
  return kept;
}
