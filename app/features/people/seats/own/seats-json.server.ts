import type { z } from "zod";
import { payingBusiness } from "#app/features/running/subscriptions/current-plan.server.ts";
import { type UserContext, withBusiness } from "#app/platform/context.server.ts";
import { listOwnSeats } from "./own-seats.server.ts";
import { listPeople } from "#app/features/people/seats/people.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import type { seatsAnswer } from "./seats-answer.schema.ts";

/**
 * A sandbox has the seats of its business. A key tells of no other business of whoever made it. Only the owner reads
 * who else has a seat.
 */
export async function seatsJson(ctx: UserContext): Promise<z.output<typeof seatsAnswer>> {
  const id = ctx.role ? (await payingBusiness(ctx)).id : ctx.businessId;
  const seats = (await listOwnSeats(ctx)).filter(({ businessId }) => !ctx.caller || businessId === id);
  const people = rightsOf(ctx.role).includes("own") ? await listPeople(withBusiness(ctx, id)) : [];
  return {
    businesses: seats.map(({ businessId, name, role, isPaused }) => ({
      id: businessId,
      name,
      role,
      isPaused,
      isCurrent: businessId === id,
    })),
    people: people.map(({ userId, name, email, role, isPaused }) => ({
      id: userId,
      name,
      email,
      role,
      isPaused,
    })),
  };
}
