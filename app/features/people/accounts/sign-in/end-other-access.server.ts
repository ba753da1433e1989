import { sql } from "kysely";
import type { Context } from "#app/platform/context.server.ts";
import type { LinkPurpose } from "#app/features/people/accounts/email/link-minutes.ts";
import { AppError } from "#app/platform/errors.ts";

/**
 * Ends sessions, bearer tokens, links, and sign-ins under way; API keys stay, and the link that confirms the person's
 * own address, which opens nothing. Run it in the change's transaction.
 * @param keptSession the session of the change; null ends all
 * @throws AppError `session.required` when that session was ended meanwhile
 */
export async function endOtherAccess(
  ctx: Context,
  userId: string,
  keptSession: string | null,
): Promise<void> {
  // First, because it locks the person: a sign-in or a link under way is finished before, and removed here.
  await ctx.db
    .updateTable("users")
    .set({
      access_version: sql<number>`access_version + 1`,
      totp_secret: sql<string | null>`case when totp_enabled_at is null then null else totp_secret end`,
    })
    .where("id", "=", userId)
    .execute();
  const links = ctx.db.deleteFrom("email_tokens").where("user_id", "=", userId);
  const confirmsOwn: LinkPurpose = "verify";
  await (keptSession === null ? links : links.where("purpose", "<>", confirmsOwn)).execute();
  await ctx.db.deleteFrom("oauth_codes").where("user_id", "=", userId).execute();
  await ctx.db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "<>", keptSession ?? "")
    .execute();
  if (keptSession === null) return;
  const kept = await ctx.db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", keptSession)
    .executeTakeFirst();
  if (!kept) throw new AppError("session.required");
}
