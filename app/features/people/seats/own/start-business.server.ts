import type { z } from "zod";
import { lockPerson } from "#app/features/people/accounts/lock-seats.server.ts";
import { refuseDisabledOwner } from "./disabled-owner.server.ts";
import { businessRow } from "#app/features/people/accounts/register.server.ts";
import { registrationClosed, takesBusinesses } from "#app/features/people/accounts/settings/registration.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { listOwnSeats, switchBusiness } from "./own-seats.server.ts";
import type { startBusinessSchema } from "#app/features/people/seats/seat.schema.ts";

/**
 * For a person who owns none. The session goes on in it.
 * @throws AppError `account.registration_closed`, `seat.owns_already`, `account.disabled`
 */
export async function startBusiness(
  ctx: UserContext,
  input: z.output<typeof startBusinessSchema>,
): Promise<void> {
  if (!takesBusinesses(ctx)) throw registrationClosed();
  await ctx.transaction(async (ctx) => {
    await lockPerson(ctx);
    await refuseDisabledOwner(ctx);
    if ((await listOwnSeats(ctx)).some(({ role }) => role === "owner"))
      throw new AppError("seat.owns_already");
    const businessId = ctx.newId();
    await ctx.db
      .insertInto("businesses")
      .values(businessRow(ctx, businessId, input))
      .execute();
    const seat = { user_id: ctx.user.id, business_id: businessId, role: "owner" };
    await ctx.db
      .insertInto("memberships")
      .values({ ...seat, created_at: ctx.now.toISOString() })
      .execute();
    await switchBusiness(ctx, businessId);
  });
}
