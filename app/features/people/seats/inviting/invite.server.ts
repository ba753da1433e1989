import { lockOpenSeatsAs } from "#app/features/people/accounts/lock-seats.server.ts";
import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, type ErrorCode } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import type { GivenRole } from "#app/features/people/seats/given-roles.ts";
import { type TickedRight, ticksOf } from "#app/features/people/seats/rights.ts";
import { seatLimits } from "#app/features/people/seats/limits.ts";
import { type Invitation, listInvitations, listPeople } from "#app/features/people/seats/people.server.ts";
import { requireRoom } from "#app/features/people/seats/plan/room.server.ts";

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

interface Invited {
  email: string;
  role: GivenRole;
  rights?: TickedRight[];
  /** The language of whom it is for, where that is known. */
  language?: Locale | undefined;
}

/**
 * @throws AppError `seat.already_taken` and `seat.already_invited` at `email`, `seat.limit_reached`,
 * `account.email_not_verified`, `request.too_many`
 */
export async function invite(
  ctx: UserContext,
  { email, role, rights: ticked = [], language = ctx.locale }: Invited,
): Promise<void> {
  const rights = ticksOf(role, ticked);
  await countInvitation(ctx, email);
  await ctx.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    if ((await listPeople(ctx)).some((one) => one.email === email)) throw atEmail("seat.already_taken");
    if ((await listInvitations(ctx)).some((one) => one.email === email))
      throw atEmail("seat.already_invited");
    await requireRoom(ctx, role);
    const id = ctx.newId();
    await ctx.db
      .insertInto("invitations")
      .values({
        id,
        business_id: ctx.businessId,
        invited_by: ctx.user.id,
        email,
        role,
        rights,
        language,
        created_at: ctx.now.toISOString(),
        expires_at: expiry(ctx),
      })
      .execute();
    await queueInvitation(ctx, id);
    await recordHistory(ctx, { invoiceId: null, event: "seat.invited", data: { email, role, rights } });
    await noticeAct(ctx, { kind: "invitation_made", invitation: id }, { email, role, rights });
  });
}

/** The link of the former e-mail no longer works. @throws AppError `invitation.not_found`, `request.too_many` */
export async function resendInvitation(ctx: UserContext, id: string): Promise<void> {
  const { email } = await findInvitation(ctx, id);
  await countInvitation(ctx, email);
  await ctx.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    const { role } = await findInvitation(ctx, id);
    await ctx.db
      .updateTable("invitations")
      .set({ token_hash: "", expires_at: expiry(ctx) })
      .where("id", "=", id)
      .execute();
    await queueInvitation(ctx, id);
    await recordHistory(ctx, { invoiceId: null, event: "seat.invited_again", data: { email, role } });
  });
}

export async function withdrawInvitation(ctx: UserContext, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    const { email, role } = await findInvitation(ctx, id);
    await ctx.db
      .updateTable("invitations")
      .set({ token_hash: "", withdrawn_at: ctx.now.toISOString() })
      .where("id", "=", id)
      .execute();
    await recordHistory(ctx, { invoiceId: null, event: "seat.invitation_withdrawn", data: { email, role } });
  });
}

/** @throws AppError `invitation.not_found` also once it is accepted, withdrawn or over */
export async function findInvitation(ctx: UserContext, id: string): Promise<Invitation> {
  const invitation = (await listInvitations(ctx)).find((one) => one.id === id);
  if (!invitation) throw new AppError("invitation.not_found");
  return invitation;
}

async function countInvitation(ctx: UserContext, email: string): Promise<void> {
  if (!ctx.user.emailVerified) throw new AppError("account.email_not_verified");
  await countAttempt(ctx, seatLimits.inviteBusiness, ctx.businessId);
  await countAttempt(ctx, seatLimits.inviteAddress, email);
}

function queueInvitation(ctx: UserContext, invitationId: string): Promise<void> {
  return enqueueJob(ctx, { name: "seat.invitation_email", payload: { invitationId, language: ctx.locale } });
}

function expiry({ now }: UserContext): string {
  return new Date(now.getTime() + LIFETIME_MS).toISOString();
}

function atEmail(code: ErrorCode): AppError {
  return new AppError(code, [{ field: "email", code }]);
}
