import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { hashToken, newToken } from "#app/platform/tokens.server.ts";
import { LINK_MINUTES, type LinkPurpose } from "./link-minutes.ts";

const MINUTE = 60_000;

/** Makes the token of a link; the one before it of the same purpose no longer works. Only its hash is kept. */
export async function issueLink(
  ctx: Context,
  link: { userId: string; purpose: LinkPurpose; newEmail?: string },
): Promise<string> {
  const token = newToken();
  const row = {
    id: hashToken(token),
    new_email: link.newEmail ?? "",
    created_at: ctx.now.toISOString(),
    expires_at: new Date(ctx.now.getTime() + LINK_MINUTES[link.purpose] * MINUTE).toISOString(),
  };
  await ctx.db
    .insertInto("email_tokens")
    .values({ ...row, user_id: link.userId, purpose: link.purpose })
    .onConflict((conflict) => conflict.columns(["user_id", "purpose"]).doUpdateSet(row))
    .execute();
  return token;
}

/**
 * Uses a link up. Run it in the transaction of what the link allows.
 * @throws AppError `account.link_invalid` when it is unknown, used or expired
 */
export async function redeemLink(
  ctx: Context,
  token: string,
  purpose: LinkPurpose,
): Promise<{ userId: string; newEmail: string }> {
  const used = await ctx.db
    .deleteFrom("email_tokens")
    .where("id", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", ctx.now.toISOString())
    .where("user_id", "in", ctx.db.selectFrom("users").select("id").where("deleted_at", "is", null))
    .returning(["user_id", "new_email"])
    .executeTakeFirst();
  if (!used) throw new AppError("account.link_invalid");
  return { userId: used.user_id, newEmail: used.new_email };
}
