import { keepAct, noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { asPerson } from "#app/features/people/accounts/owner.server.ts";
import { lockOpenSeats, lockOpenSeatsAs } from "#app/features/people/accounts/lock-seats.server.ts";
import { confirmStep } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import type { Confirmation } from "#app/features/people/accounts/passkeys/confirmation.schema.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { refuseDisabledOwner } from "./own/disabled-owner.server.ts";
import { narrowAccess } from "./access.server.ts";
import { findSeatOf, listPeople } from "./people.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const LIFETIME_MS = 7 * DAY_MS;

/** Between the heir's yes and the change, for everybody to notice. */
const WAIT_MS = 3 * DAY_MS;

interface Handover {
  fromUserId: string;
  toUserId: string;
  /** ISO UTC */
  expiresAt: string;
  /** ISO UTC; null before the heir's yes. */
  takesEffectAt: string | null;
  /** True for another, older session than that of the offer, with a second step of three days before. */
  isSecondDevice: boolean;
}

/** Null where the business is offered to nobody. */
export async function findHandover(ctx: UserContext): Promise<Handover | null> {
  const row = await ctx.db
    .selectFrom("handovers")
    .select(["from_user_id as fromUserId", "to_user_id as toUserId", "expires_at as expiresAt"])
    .select(["accepted_at", "session_id", "created_at"])
    .where("business_id", "=", ctx.businessId)
    .where("expires_at", ">", ctx.now.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const { accepted_at, session_id, created_at, ...handover } = row;
  const takesEffectAt = accepted_at && new Date(Date.parse(accepted_at) + WAIT_MS).toISOString();
  const session = await ctx.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where("sessions.id", "=", ctx.sessionId)
    .where("sessions.id", "<>", session_id)
    .where("sessions.created_at", "<", created_at)
    .where("totp_enabled_at", "<", new Date(Date.parse(created_at) - WAIT_MS).toISOString())
    .executeTakeFirst();
  return { ...handover, takesEffectAt, isSecondDevice: session !== undefined };
}

/**
 * With the password and, of whoever has one, the second step.
 * @returns the proof of the password while the second step is missing; null once the business is offered
 * @throws AppError what `confirmStep` throws, `seat.not_found`, `seat.changed`
 */
export async function offerOwnership(
  ctx: UserContext,
  toUserId: string,
  confirmation: Confirmation,
): Promise<string | null> {
  const proof = await confirmStep(ctx, `hand over ${ctx.businessId} to ${toUserId}`, confirmation);
  if (proof === null) await offer(ctx, toUserId);
  return proof;
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
        session_id: ctx.sessionId,
        created_at: ctx.now.toISOString(),
        expires_at: new Date(ctx.now.getTime() + LIFETIME_MS).toISOString(),
      })
      .execute();
    await recordHistory(ctx, { invoiceId: null, event: "seat.offered", data: { person: person.name } });
    await noticeAct(ctx, { kind: "ownership_offered", to: toUserId }, { person: person.name });
    await tell(ctx, "seat_offered", toUserId);
    await tellOthers(ctx, "seat_offer_told", [ctx.user.id, toUserId]);
  });
}

export async function withdrawHandover(ctx: UserContext): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    if ((await forget(ctx)) > 0) await recordHistory(ctx, { invoiceId: null, event: "seat.offer_withdrawn" });
  });
}

/**
 * The heir's yes: the business changes hands 72 hours later, or when the owner confirms it from a second device. Asking
 * twice changes nothing.
 * @throws AppError `handover.not_found`, `account.disabled`
 */
export async function acceptHandover(ctx: UserContext): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenSeats(ctx);
    const { handover, heir } = await openHandover(ctx);
    if (handover.takesEffectAt !== null) return;
    const due = new Date(ctx.now.getTime() + WAIT_MS);
    await ctx.db
      .updateTable("handovers")
      .set({ accepted_at: ctx.now.toISOString(), expires_at: new Date(due.getTime() + DAY_MS).toISOString() })
      .where("business_id", "=", ctx.businessId)
      .execute();
    await recordHistory(ctx, { invoiceId: null, event: "seat.offer_accepted" });
    await keepAct(ctx, { kind: "ownership_accepted", to: heir.userId }, { person: heir.name });
    await tellOthers(ctx, "seat_offer_accepted", [ctx.user.id]);
    const payload = { businessId: ctx.businessId, userId: ctx.user.id };
    await enqueueJob(ctx, { name: "seat.handover_due", payload, runAt: due });
  });
}

export async function handOverInTime(
  ctx: Context,
  { businessId = "", userId = "" }: Record<string, string>,
): Promise<void> {
  const heir = await asPerson(ctx, businessId, userId);
  if (heir) await takeOver(heir, ({ takesEffectAt }) => isReached(heir, takesEffectAt)).catch(unlessNotFound);
}

function isReached({ now }: UserContext, instant: string | null): boolean {
  return instant !== null && instant <= now.toISOString();
}

function unlessNotFound(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== "handover.not_found") throw error;
}

/**
 * The owner's word ends the wait: from another session than that of the offer, with the password and the second step.
 * @returns the proof of the password while the second step is missing; null once the business has changed hands
 * @throws AppError as `offerOwnership`, and `handover.not_found`
 */
export async function confirmHandover(ctx: UserContext, confirmation: Confirmation): Promise<string | null> {
  const handover = await findHandover(ctx);
  if (!handover?.isSecondDevice || handover.takesEffectAt === null) throw new AppError("handover.not_found");
  const act = `confirm handing over ${ctx.businessId} to ${handover.toUserId}`;
  const proof = await confirmStep(ctx, act, confirmation);
  if (proof !== null) return proof;
  const heir = await asPerson(ctx, ctx.businessId, handover.toUserId);
  if (!heir) throw new AppError("handover.not_found");
  await takeOver(
    heir,
    ({ fromUserId, takesEffectAt }) => fromUserId === ctx.user.id && takesEffectAt !== null,
  );
  return null;
}

async function openHandover(ctx: UserContext) {
  const handover = await findHandover(ctx);
  if (handover?.toUserId !== ctx.user.id) throw new AppError("handover.not_found");
  await refuseDisabledOwner(ctx);
  const heir = await findSeatOf(ctx, ctx.user.id);
  if (heir.role !== "member" || heir.isPaused) throw new AppError("handover.not_found");
  return { handover, heir, former: await requireOwner(ctx, handover.fromUserId) };
}

/** Switches webhooks off, as the former owner knows them. */
async function takeOver(ctx: UserContext, isDue: (handover: Handover) => boolean): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenSeats(ctx);
    const { handover, heir, former } = await openHandover(ctx);
    if (!isDue(handover)) throw new AppError("handover.not_found");
    const undo = { kind: "ownership_taken" as const, former: former.userId, heir: heir.userId };
    await noticeAct(ctx, undo, { person: heir.name, former: former.name });
    await give(ctx, former.userId, "member");
    await give(ctx, heir.userId, "owner");
    await narrowAccess(ctx, former, "member");
    await forget(ctx);
    await recordHistory(ctx, { invoiceId: null, event: "seat.taken_over", data: { person: former.name } });
    await tell(ctx, "seat_taken_over", ctx.user.id);
    await tellOthers(ctx, "seat_owner_changed", [ctx.user.id, former.userId]);
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
    .set({ role, rights: "", paused_at: null, paused_by: "" })
    .where("business_id", "=", ctx.businessId)
    .where("user_id", "=", userId)
    .execute();
}

async function forget(ctx: UserContext): Promise<number> {
  const rows = ctx.db.deleteFrom("handovers").where("business_id", "=", ctx.businessId);
  return (await rows.returning("business_id").execute()).length;
}

async function tellOthers(ctx: UserContext, email: string, but: string[]): Promise<void> {
  for (const { userId, isPaused } of await listPeople(ctx))
    if (!isPaused && !but.includes(userId)) await tell(ctx, email, userId);
}

function tell(ctx: UserContext, email: string, userId: string): Promise<void> {
  const payload = { email, userId, businessId: ctx.businessId, byId: ctx.user.id };
  return enqueueJob(ctx, { name: "seat.handover_email", payload });
}
