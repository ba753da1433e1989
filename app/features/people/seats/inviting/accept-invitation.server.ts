import { isHeldAddress } from "#app/features/people/accounts/not-me/held-address.server.ts";
import { lockOpenSeats, lockPerson } from "#app/features/people/accounts/lock-seats.server.ts";
import { userRow } from "#app/features/people/accounts/register.server.ts";
import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { refuseOwn } from "#app/features/people/accounts/sign-in/own-password.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { hashPassword } from "#app/platform/auth/passwords.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { noteSeatUse } from "#app/platform/auth/seats/seat.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { type Context, type UserContext, withBusiness, withUser } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { businessName } from "#app/features/people/seats/business-name.server.ts";
import type { GivenRole } from "#app/features/people/seats/given-roles.ts";
import { seatLimits } from "#app/features/people/seats/limits.ts";
import { givenRole, pendingInvitations } from "#app/features/people/seats/people.server.ts";
import { requireRoom } from "#app/features/people/seats/plan/room.server.ts";

interface OpenInvitation {
  id: string;
  businessId: string;
  business: string;
  email: string;
  role: GivenRole;
  /** The rights as they are stored. */
  rights: string;
  isKnown: boolean;
}

/** @throws AppError `invitation.not_found`, `request.too_many` */
export async function openInvitation(ctx: Context, token: string): Promise<OpenInvitation> {
  await countAttempt(ctx, seatLimits.invitationClient, ctx.clientNetwork);
  return invitationOf(ctx, token);
}

/**
 * From now on the session acts in that business.
 * @throws AppError as `openInvitation`; `invitation.other_address`, `account.email_not_verified`, `seat.already_taken`,
 * `seat.limit_reached`
 */
export async function acceptInvitation(ctx: UserContext, token: string): Promise<OpenInvitation> {
  await countAttempt(ctx, seatLimits.invitationClient, ctx.clientNetwork);
  return ctx.transaction(async (ctx) => {
    const invitation = await lockedInvitation(ctx, token);
    const { email, verifiedAt } = await lockPerson(ctx);
    if (invitation.email !== email) throw new AppError("invitation.other_address");
    if (verifiedAt === null) throw new AppError("account.email_not_verified");
    await takeSeat(ctx, ctx.user.id, invitation);
    await ctx.db
      .updateTable("sessions")
      .set({ business_id: invitation.businessId })
      .where("id", "=", ctx.sessionId)
      .execute();
    const inBusiness = withUser(ctx, { ...ctx, businessId: invitation.businessId, role: invitation.role });
    await recordAcceptance(inBusiness, invitation);
    return invitation;
  });
}

interface NewPerson {
  firstName: string;
  lastName: string;
  password: string;
}

/**
 * A new person without a business of their own: the link has proved the address.
 * @returns their id
 * @throws AppError as `openInvitation`; `account.email_taken` where somebody has the address already
 */
export async function registerByInvitation(
  ctx: Context,
  token: string,
  person: NewPerson,
  hash: (password: string) => Promise<string> = hashPassword,
): Promise<string> {
  const { email, isKnown } = await openInvitation(ctx, token);
  if (isKnown) throw new AppError("account.email_taken");
  const { firstName, lastName, password } = person;
  refuseOwn(password, { email, names: [firstName, lastName] }, "password");
  const passwordHash = await hash(password);
  const registered = ctx.transaction(async (ctx) => {
    const invitation = await lockedInvitation(ctx, token);
    if (invitation.isKnown) throw new AppError("account.email_taken");
    const userId = ctx.newId();
    const registration = { ...person, ...NOTHING_ELSE, email };
    const row = userRow(ctx, userId, passwordHash, registration);
    await ctx.db
      .insertInto("users")
      .values({ ...row, email_verified_at: ctx.now.toISOString() })
      .execute();
    if (await isHeldAddress(ctx, email, userId)) throw new AppError("account.email_taken");
    await takeSeat(ctx, userId, invitation);
    const user = { id: userId, email, firstName, lastName, language: ctx.locale, emailVerified: true };
    const { businessId, role } = invitation;
    await recordAcceptance(withUser(ctx, { user, role, businessId, sessionId: "" }), invitation);
    ctx.log.info({ event: "account.registered", userId, by: "invitation" });
    return userId;
  });
  return registered.catch((error: unknown) => {
    throw ctx.platform.database.dialect.isUniqueViolation(error)
      ? new AppError("account.email_taken")
      : error;
  });
}

const NOTHING_ELSE = {
  phone: "",
  preferredLanguage: undefined,
  marketingOptIn: false,
  sessionId: "",
  utmParams: {},
};

/** The business first, as invitations are made and settled under its lock. */
async function lockedInvitation(ctx: Context, token: string): Promise<OpenInvitation> {
  const { businessId } = await invitationOf(ctx, token);
  await lockOpenSeats(withBusiness(ctx, businessId));
  return invitationOf(ctx, token);
}

async function invitationOf(ctx: Context, token: string): Promise<OpenInvitation> {
  const row = token
    ? await pendingInvitations(ctx)
        .innerJoin("businesses", "businesses.id", "invitations.business_id")
        .leftJoin("users", "users.email", "invitations.email")
        .select(["invitations.id", "invitations.business_id", "invitations.email"])
        .select(["role", "rights", "users.id as userId"])
        .where("token_hash", "=", hashToken(token))
        .where("sealed_until", "is", null)
        .where("disabled_at", "is", null)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError("invitation.not_found");
  return {
    id: row.id,
    businessId: row.business_id,
    business: (await businessName(ctx, row.business_id)) ?? "",
    email: row.email,
    role: givenRole(row.role),
    rights: row.rights,
    isKnown: row.userId !== null,
  };
}

async function takeSeat(ctx: Context, userId: string, invitation: OpenInvitation): Promise<void> {
  const { id, businessId, role, rights } = invitation;
  const own = withBusiness(ctx, businessId);
  await requireRoom(own, role, { invitationId: id });
  const at = ctx.now.toISOString();
  const taken = await ctx.db
    .insertInto("memberships")
    .values({ user_id: userId, business_id: businessId, role, rights, created_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "business_id"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  if (!taken) throw new AppError("seat.already_taken");
  await noteSeatUse(ctx.db, { userId, businessId, at });
  await ctx.db
    .updateTable("invitations")
    .set({ token_hash: "", accepted_at: at })
    .where("id", "=", id)
    .execute();
}

async function recordAcceptance(ctx: UserContext, { email, role, rights }: OpenInvitation): Promise<void> {
  await recordHistory(ctx, { invoiceId: null, event: "seat.accepted", data: { email, role, rights } });
  const { id, firstName, lastName } = ctx.user;
  const person = `${firstName} ${lastName}`.trim();
  await noticeAct(ctx, { kind: "seat_taken", person: id }, { person, email, role, rights });
}
