import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { calendarLimits } from "./limits.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken, newToken } from "#app/platform/auth/tokens.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** Of the person; null where there is none. */
export async function findDeskFeed(ctx: UserContext) {
  const row = await ctx.db
    .selectFrom("desk_feeds")
    .select(["created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", ctx.user.id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The address before it no longer works.
 * @returns the token, which is not kept
 * @throws AppError `request.too_many`, `account.email_not_verified`
 */
export async function makeDeskFeed(ctx: UserContext): Promise<string> {
  await requireProvenAddress(ctx);
  await countAttempt(ctx, calendarLimits.makeCalendar, ctx.user.id);
  const token = newToken();
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await endDeskFeed(ctx);
    await ctx.db
      .insertInto("desk_feeds")
      .values({
        id: ctx.newId(),
        user_id: ctx.user.id,
        token_hash: hashToken(token),
        created_at: ctx.now.toISOString(),
        last_used_at: null,
      })
      .execute();
    await noticeAct(ctx, { kind: "calendar_made", person: ctx.user.id }, {});
  });
  return token;
}

/** Asking twice changes nothing. */
export async function endDeskFeed(ctx: UserContext): Promise<void> {
  await ctx.db.deleteFrom("desk_feeds").where("user_id", "=", ctx.user.id).execute();
}
