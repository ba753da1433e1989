import { lockSeats } from "#app/features/people/accounts/lock-seats.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { listPeople } from "#app/features/people/seats/people.server.ts";
import { seatsWithin } from "./seat-count.ts";

/** Settles the seats of several people: a plan also ends without anybody doing anything. */
export async function settleAllSeats(ctx: Context): Promise<void> {
  const ofOthers = ctx.db
    .selectFrom("memberships")
    .select("business_id")
    .distinct()
    .where("role", "<>", "owner");
  for (const { business_id } of await ofOthers.execute()) await settleSeats(withBusiness(ctx, business_id));
}

export async function settleBusiness(
  ctx: Context,
  { businessId = "" }: Record<string, string>,
): Promise<void> {
  const known = ctx.db.selectFrom("businesses").select("id").where("id", "=", businessId);
  if (await known.executeTakeFirst()) await settleSeats(withBusiness(ctx, businessId));
}

/** Pauses the seats for which the plan has no room, the newest first, and opens those again for which it has. */
export async function settleSeats(ctx: BusinessContext): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockSeats(ctx);
    const people = (await listPeople(ctx)).filter(({ isHeld }) => !isHeld);
    const open = new Set(seatsWithin(await findPlan(ctx), people));
    for (const person of people.filter((one) => one.isPaused === open.has(one))) {
      const isPaused = !person.isPaused;
      await ctx.db
        .updateTable("memberships")
        .set({ paused_at: isPaused ? ctx.now.toISOString() : null })
        .where("business_id", "=", ctx.businessId)
        .where("user_id", "=", person.userId)
        .execute();
      const event = isPaused ? "seat.paused" : "seat.opened";
      const data = { person: person.name, role: person.role };
      await recordHistory(ctx, { invoiceId: null, event, data });
    }
  });
}
