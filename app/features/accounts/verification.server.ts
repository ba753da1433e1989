import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs.server.ts";
import { countAttempt } from "#app/platform/rate-limit.server.ts";
import { isLocale } from "#app/platform/locale.ts";
import { hashToken, newToken } from "#app/platform/tokens.server.ts";
import { translator } from "#app/platform/words.server.ts";
import { verificationEmail } from "./verification-email.ts";

/** A link lives 24 hours and works once; a new one voids the old (decisions, "Sign-in and sessions"). */
const LIFETIME = 24 * 60 * 60 * 1000;

export async function queueVerificationEmail(ctx: Context, userId: string): Promise<void> {
  await enqueueJob(ctx, { name: "account.verification_email", payload: { userId } });
}

/** Asks again for the link. Answers alike whether the address exists, is confirmed already, or neither. */
export async function resendVerification(ctx: Context, email: string): Promise<void> {
  await countAttempt(ctx, "resend_client", ctx.clientIp);
  await countAttempt(ctx, "resend_address", email);
  const user = await ctx.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified_at", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (user) await queueVerificationEmail(ctx, user.id);
}

/** The background job: makes the link and sends it. The token exists in the e-mail only, its hash in the database. */
export async function sendVerificationEmail(ctx: Context, payload: Record<string, string>): Promise<void> {
  const user = await ctx.db
    .selectFrom("users")
    .select(["id", "email", "first_name", "language", "email_verified_at"])
    .where("id", "=", payload.userId ?? "")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!user || user.email_verified_at) return;
  const token = newToken();
  const link = `${ctx.platform.env.appUrl}/verify-email?token=${token}`;
  await replaceToken(ctx, user.id, token);
  const t = translator(isLocale(user.language) ? user.language : "en");
  await ctx.platform.mailer.send({
    id: ctx.newId(),
    to: user.email,
    ...verificationEmail(t, { firstName: user.first_name, link }),
  });
}

/** Confirms the address the link was sent to. @throws AppError `account.link_invalid` */
export async function verifyEmail(ctx: Context, token: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const used = await ctx.db
      .deleteFrom("email_tokens")
      .where("id", "=", hashToken(token))
      .where("purpose", "=", "verify")
      .where("expires_at", ">", ctx.now.toISOString())
      .returning("user_id")
      .executeTakeFirst();
    if (!used) throw new AppError("account.link_invalid");
    await ctx.db
      .updateTable("users")
      .set({ email_verified_at: ctx.now.toISOString(), updated_at: ctx.now.toISOString() })
      .where("id", "=", used.user_id)
      .execute();
    ctx.log.info({ event: "account.email_verified", userId: used.user_id });
  });
}

async function replaceToken(ctx: Context, userId: string, token: string): Promise<void> {
  const row = {
    id: hashToken(token),
    created_at: ctx.now.toISOString(),
    expires_at: new Date(ctx.now.getTime() + LIFETIME).toISOString(),
  };
  await ctx.db
    .insertInto("email_tokens")
    .values({ ...row, user_id: userId, purpose: "verify" })
    .onConflict((conflict) => conflict.columns(["user_id", "purpose"]).doUpdateSet(row))
    .execute();
}
