import { lockOpenSeats, lockOpenSeatsAs } from "#app/features/people/accounts/lock-seats.server.ts";
import { confirmStep } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import type { Confirmation } from "#app/features/people/accounts/passkeys/confirmation.schema.ts";
import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { type UserContext, withUser } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { narrowAccess, removeAccess } from "./access.server.ts";
import type { GivenRole } from "./given-roles.ts";
import { findSeatOf, type Person } from "./people.server.ts";
import { type TickedRight, ticksOf } from "./rights.ts";
import { requireRoom } from "./plan/room.server.ts";

interface RoleChange {
  role: GivenRole;
  rights?: TickedRight[];
  seen: GivenRole;
  /** Names with spaces between them. */
  seenRights?: string;
}

/** @throws AppError `seat.not_found`, `seat.changed` where it is not what was seen, `seat.limit_reached` */
export async function changeRole(
  ctx: UserContext,
  userId: string,
  { role, rights: ticked = [], seen, seenRights = "" }: RoleChange,
): Promise<void> {
  const rights = ticksOf(role, ticked);
  await ctx.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    const person = await othersSeat(ctx, userId);
    const formerRights = person.rights.join(" ");
    if (person.role !== seen || formerRights !== seenRights) throw new AppError("seat.changed");
    if (role === seen && rights === formerRights) return;
    await requireRoom(ctx, role, { userId });
    await ctx.db
      .updateTable("memberships")
      .set({ role, rights })
      .where("business_id", "=", ctx.businessId)
      .where("user_id", "=", userId)
      .execute();
    await forgetHandover(ctx, userId);
    await narrowAccess(ctx, person, role);
    const facts = { person: person.name, role, rights, formerRole: seen, formerRights };
    const data = { ...facts, change: "role_changed" };
    await recordHistory(ctx, { invoiceId: null, event: "seat.changed", data });
    await noticeAct(
      ctx,
      { kind: "role_changed", person: userId, before: seen, after: role, formerRights, rights },
      facts,
    );
  });
}

export async function endSeat(ctx: UserContext, userId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    const person = await othersSeat(ctx, userId);
    await removeAccess(ctx, person);
    const { name, role, since } = person;
    const rights = person.rights.join(" ");
    await noticeAct(
      ctx,
      { kind: "seat_ended", person: userId, role, rights, createdAt: since },
      { person: name, role },
    );
    await recordHistory(ctx, { invoiceId: null, event: "seat.ended", data: { person: name, role } });
    const payload = { businessId: ctx.businessId, userId };
    await enqueueJob(ctx, { name: "seat.ended_email", payload });
  });
}

/**
 * Of a seat that an undo has paused; of any other it does nothing.
 * @returns the proof of the password while the second step is missing; null once it is open
 * @throws AppError what `confirmStep` throws, `seat.not_found`, `seat.owner_stays`, `seat.limit_reached`
 */
export async function openSeat(
  ctx: UserContext,
  userId: string,
  confirmation: Confirmation,
): Promise<string | null> {
  const proof = await confirmStep(ctx, `open the seat of ${userId} in ${ctx.businessId}`, confirmation);
  if (proof !== null) return proof;
  await ctx.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    const { name, role, isHeld } = await othersSeat(ctx, userId);
    if (!isHeld) return;
    await requireRoom(ctx, role, { userId });
    await ctx.db
      .updateTable("memberships")
      .set({ paused_at: null, paused_by: "" })
      .where("business_id", "=", ctx.businessId)
      .where("user_id", "=", userId)
      .execute();
    await recordHistory(ctx, { invoiceId: null, event: "seat.opened", data: { person: name, role } });
    await noticeAct(ctx, { kind: "seat_taken", person: userId }, { person: name, role });
  });
  return null;
}

/** The session stays, in no business. @throws AppError `seat.not_found`, `seat.owner_stays` */
export async function leaveSeat(ctx: UserContext, businessId: string): Promise<void> {
  const elsewhere = withUser(ctx, { ...ctx, businessId, clock: undefined });
  await findSeatOf(elsewhere, ctx.user.id);
  await elsewhere.transaction(async (own) => {
    await lockOpenSeats(own);
    const person = await findSeatOf(own, own.user.id);
    const { role } = person;
    if (role === "owner") throw new AppError("seat.owner_stays");
    await recordHistory(own, { invoiceId: null, event: "seat.left", data: { role } });
    await removeAccess(own, person);
  });
}

/** @throws AppError `seat.not_found`, `seat.owner_stays` */
export async function othersSeat(ctx: UserContext, userId: string): Promise<Person> {
  const person = await findSeatOf(ctx, userId);
  if (person.role === "owner") throw new AppError("seat.owner_stays");
  return person;
}

async function forgetHandover(ctx: UserContext, userId: string): Promise<void> {
  await ctx.db
    .deleteFrom("handovers")
    .where("business_id", "=", ctx.businessId)
    .where("to_user_id", "=", userId)
    .execute();
}
