import type { z } from "zod";
import { lockOpenSeats, lockOpenSeatsAs } from "#app/features/accounts/seats/lock-seats.server.ts";
import {
  confirmAct,
  confirmByCode,
  confirmByPasskey,
} from "#app/features/accounts/passkeys/confirm-act.server.ts";
import { recordHistory } from "#app/features/history/history.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { refuseDisabledOwner } from "./own/disabled-owner.server.ts";
import { narrowAccess } from "./access.server.ts";
import type { handOverSchema } from "./seat.schema.ts";
import { findSeatOf } from "./people.server.ts";

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

interface Handover {
  fromUserId: string;
  toUserId: string;
  /** ISO UTC */
  expiresAt: string;
}

/** Null where the business is offered to nobody. */
export async function findHandover(ctx: UserContext): Promise<Handover | null> {
  const row = await ctx.db
    .selectFrom("handovers")
    .select(["from_user_id as fromUserId", "to_user_id as toUserId", "expires_at as expiresAt"])
    .where("business_id", "=", ctx.businessId)
    .where("expires_at", ">", ctx.now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/**
 * With the password and, of whoever has one, the second step.
 * @returns the proof of the password while the second step is missing; null once the business is offered
 * @throws AppError what `confirmAct`, `confirmByCode` and `confirmByPasskey` throw, `seat.not_found`, `seat.changed`
 */
export async function offerOwnership(
  ctx: UserContext,
  toUserId: string,
  confirmation: z.output<typeof handOverSchema>,
): Promise<string | null> {
  const act = `hand over ${ctx.businessId} to ${toUserId}`;
  if (confirmation.intent === "begin") {
    const proof = await confirmAct(ctx, act, confirmation.password);
    if (proof !== null) return proof;
  } else if (confirmation.intent === "code") await confirmByCode(ctx, act, confirmation);
  else await confirmByPasskey(ctx, act, confirmation.credential);
  await offer(ctx, toUserId);
  return null;
}

/** Instead of an offer to somebody else. */
async function offer(ctx: UserContext, toUserId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    const person = await findSeatOf(ctx, toUserId);
    await requireOwner(ctx, ctx.user.id);
    if (person.role !== "member" || person.isPaused) throw new AppError("seat.changed");
    await forget(ctx);
    await ctx.db
      .insertInto("handovers")
      .values({
        id: ctx.newId(),
        business_id: ctx.businessId,
        from_user_id: ctx.user.id,
        to_user_id: toUserId,
        created_at: ctx.now.toISOString(),
        expires_at: new Date(ctx.now.getTime() + LIFETIME_MS).toISOString(),
      })
      .execute();
    await recordHistory(ctx, { invoiceId: null, event: "seat.offered", data: { person: person.name } });
    await tell(ctx, "seat_offered", toUserId);
  });
}

export async function withdrawHandover(ctx: UserContext): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    if ((await forget(ctx)) > 0) await recordHistory(ctx, { invoiceId: null, event: "seat.offer_withdrawn" });
  });
}

/** Switches webhooks off, as the former owner knows them. @throws AppError `handover.not_found`, `account.disabled` */
export async function takeOver(ctx: UserContext): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenSeats(ctx);
    const handover = await findHandover(ctx);
    if (handover?.toUserId !== ctx.user.id) throw new AppError("handover.not_found");
    await refuseDisabledOwner(ctx);
    const heir = await findSeatOf(ctx, ctx.user.id);
    if (heir.role !== "member" || heir.isPaused) throw new AppError("handover.not_found");
    const former = await requireOwner(ctx, handover.fromUserId);
    await give(ctx, former.userId, "member");
    await give(ctx, ctx.user.id, "owner");
    await narrowAccess(ctx, former, "member");
    await forget(ctx);
    await recordHistory(ctx, { invoiceId: null, event: "seat.taken_over", data: { person: former.name } });
    await tell(ctx, "seat_taken_over", ctx.user.id);
    await tell(ctx, "seat_handed_over", former.userId);
  });
}

async function requireOwner(ctx: UserContext, userId: string) {
  const person = await findSeatOf(ctx, userId);
  if (person.role !== "owner") throw new AppError("handover.not_found");
  return person;
}

async function give(ctx: UserContext, userId: string, role: "owner" | "member"): Promise<void> {
  await ctx.db
    .updateTable("memberships")
    .set({ role, paused_at: null })
    .where("business_id", "=", ctx.businessId)
    .where("user_id", "=", userId)
    .execute();
}

async function forget(ctx: UserContext): Promise<number> {
  const rows = ctx.db.deleteFrom("handovers").where("business_id", "=", ctx.businessId);
  return (await rows.returning("business_id").execute()).length;
}

function tell(ctx: UserContext, email: string, userId: string): Promise<void> {
  const payload = { email, userId, businessId: ctx.businessId, byId: ctx.user.id };
  return enqueueJob(ctx, { name: "seat.handover_email", payload });
}
