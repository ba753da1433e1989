import { lockAccess } from "#app/platform/auth/access-version.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { hashToken, newToken } from "#app/platform/auth/tokens.server.ts";
import { type LinkPurpose, minutesOf } from "./link-minutes.ts";

const MINUTE = 60_000;

/**
 * Voids the earlier link of the same purpose. @param link `minutes` is how long it counts where that is not as usual
 * @returns null when the user's access changed since `user` was read
 */
export async function issueLink(
  ctx: Context,
  user: { id: string; accessVersion: number },
  link: { purpose: LinkPurpose; newEmail?: string; minutes?: number },
): Promise<string | null> {
  const token = newToken();
  const row = {
    id: hashToken(token),
    new_email: link.newEmail ?? "",
    created_at: ctx.now.toISOString(),
    expires_at: new Date(
      ctx.now.getTime() + (link.minutes ?? minutesOf(link.purpose)) * MINUTE,
    ).toISOString(),
  };
  return ctx.transaction(async (ctx) => {
    if ((await lockAccess(ctx, user.id)) !== user.accessVersion) return null;
    await ctx.db
      .insertInto("email_tokens")
      .values({ ...row, user_id: user.id, purpose: link.purpose })
      .onConflict((conflict) => conflict.columns(["user_id", "purpose"]).doUpdateSet(row))
      .execute();
    return token;
  });
}

/** Run it in the transaction of what the link allows. @throws AppError `account.link_invalid` */
export async function redeemLink(
  ctx: Context,
  token: string,
  purpose: LinkPurpose,
): Promise<{ userId: string; newEmail: string; accessVersion: number }> {
  const id = hashToken(token);
  const link = await ctx.db
    .selectFrom("email_tokens")
    .select("user_id")
    .where("id", "=", id)
    .executeTakeFirst();
  // The person before the link, in the same order everywhere: Postgres would abort one of two that cross.
  const accessVersion = link ? await lockAccess(ctx, link.user_id) : null;
  if (accessVersion === null) throw new AppError("account.link_invalid");
  const used = await ctx.db
    .deleteFrom("email_tokens")
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", ctx.now.toISOString())
    .returning(["user_id", "new_email"])
    .executeTakeFirst();
  if (!used) throw new AppError("account.link_invalid");
  return { userId: used.user_id, newEmail: used.new_email, accessVersion };
}

export async function isLinkValid(ctx: Context, token: string, purpose: LinkPurpose): Promise<boolean> {
  return (await personOfLink(ctx, token, purpose)) !== null;
}

/** Null once the link is void. */
export async function personOfLink(
  ctx: Context,
  token: string,
  purpose: LinkPurpose,
): Promise<string | null> {
  const link = await ctx.db
    .selectFrom("email_tokens")
    .select("user_id")
    .where("id", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", ctx.now.toISOString())
    .executeTakeFirst();
  return link?.user_id ?? null;
}
