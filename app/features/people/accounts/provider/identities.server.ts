import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import { lockAccess } from "#app/platform/auth/access-version.server.ts";
import type { WaitingIdentity } from "#app/platform/auth/provider-cookies.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { confirmPassword } from "#app/features/people/accounts/sign-in/confirm-password.server.ts";
import { endOtherAccess } from "#app/features/people/accounts/sign-in/end-other-access.server.ts";
import { findEntrance } from "#app/features/people/accounts/sign-in/entrance.server.ts";
import type { SignedIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import type { ProvenIdentity } from "./provider.server.ts";

type Name = Pick<ProvenIdentity, "issuer" | "subject">;

/** @returns null when no account is connected with it */
export async function ownerOfIdentity(ctx: Context, { issuer, subject }: Name): Promise<string | null> {
  const identity = await ctx.db
    .selectFrom("identities")
    .innerJoin("users", "users.id", "identities.user_id")
    .select("user_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return identity?.user_id ?? null;
}

/**
 * The account's second step still applies, unless the provider has asked for one.
 * @throws AppError `account.disabled`
 */
export async function signInByProvider(
  ctx: Context,
  userId: string,
  { issuer, subject, hasSecondStep }: ProvenIdentity,
): Promise<SignedIn & { needsCode: boolean }> {
  return ctx.transaction(async (ctx) => {
    const accessVersion = await lockAccess(ctx, userId);
    if (accessVersion === null) throw new AppError("account.provider_refused");
    const { language, isTwoStep } = await findEntrance(ctx, userId);
    const { numUpdatedRows } = await ctx.db
      .updateTable("identities")
      .set({ last_used_at: ctx.now.toISOString() })
      .where("issuer", "=", issuer)
      .where("subject", "=", subject)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (!numUpdatedRows) throw new AppError("account.provider_refused");
    const needsCode = isTwoStep && !hasSecondStep;
    ctx.log.info({ event: needsCode ? "account.code_asked" : "account.signed_in", userId, by: "provider" });
    return { id: userId, language, accessVersion, needsCode };
  });
}

/** The one of the provider that is set up now. */
export function ownIdentity(ctx: UserContext) {
  const { OIDC_ISSUER } = ctx.platform.env;
  return ctx.db
    .selectFrom("identities")
    .select(["email", "issuer", "subject"])
    .where("user_id", "=", ctx.user.id)
    .where("issuer", "in", [OIDC_ISSUER ?? "", `${OIDC_ISSUER}/`])
    .executeTakeFirst();
}

/** The name by which its person recognises it. Null when the account is not connected. */
export async function nameOfOwnIdentity(ctx: UserContext): Promise<string | null> {
  const own = await ownIdentity(ctx);
  return own ? own.email || own.subject : null;
}

/** Whether the person has proved who they are since the provider named them: then no password is asked for. */
export async function hasProvenSince(ctx: UserContext, { at }: WaitingIdentity): Promise<boolean> {
  const session = await ctx.db
    .selectFrom("sessions")
    .select("created_at")
    .where("id", "=", ctx.sessionId)
    .executeTakeFirst();
  return session !== undefined && Date.parse(session.created_at) >= at;
}

/**
 * @throws AppError `account.password_wrong`, `request.too_many`; `account.provider_taken` when another account has it,
 * `account.provider_connected` when the account has another one
 */
export async function connectIdentity(
  ctx: UserContext,
  waiting: WaitingIdentity,
  { password, provider }: { password: string; provider: string },
): Promise<void> {
  if (!(await hasProvenSince(ctx, waiting))) await confirmPassword(ctx, password);
  const { issuer, subject, email } = waiting;
  const userId = ctx.user.id;
  await ctx.transaction(async (ctx) => {
    if ((await lockAccess(ctx, userId)) === null) throw new AppError("session.required");
    await requireProvenAddress(ctx);
    const added = await ctx.db
      .insertInto("identities")
      .values({
        id: ctx.newId(),
        issuer,
        subject,
        email,
        user_id: userId,
        created_at: ctx.now.toISOString(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("subject")
      .executeTakeFirst();
    if (!added) {
      const owner = await ownerOfIdentity(ctx, waiting);
      if (owner === userId) return;
      throw new AppError(owner ? "account.provider_taken" : "account.provider_connected");
    }
    await noticeChange(ctx, userId, { kind: "provider_connected", issuer, subject }, { provider });
    ctx.log.info({ event: "account.provider_connected", userId });
  });
}

/** Ends all other access. @throws AppError `account.password_wrong`, `request.too_many` */
export async function disconnectIdentity(
  ctx: UserContext,
  { password }: { password: string },
): Promise<void> {
  await confirmPassword(ctx, password);
  await ctx.transaction(async (ctx) => {
    const own = await ownIdentity(ctx);
    if (!own) return;
    await endOtherAccess(ctx, ctx.user.id, ctx.sessionId);
    await ctx.db
      .deleteFrom("identities")
      .where("issuer", "=", own.issuer)
      .where("subject", "=", own.subject)
      .execute();
    ctx.log.info({ event: "account.provider_disconnected", userId: ctx.user.id });
  });
}
