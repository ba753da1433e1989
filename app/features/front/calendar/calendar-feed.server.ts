import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import { calendarLimits } from "#app/features/front/calendar/limits.ts";
import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken, newToken } from "#app/platform/auth/tokens.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

interface CalendarFeed {
  createdAt: string;
  lastUsedAt: string | null;
}

/** Null where the business has none. */
export async function findCalendarFeed(ctx: UserContext): Promise<CalendarFeed | null> {
  const row = await ctx.db
    .selectFrom("calendar_feeds")
    .select(["created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The address before it no longer works.
 * @returns the token, which is not kept
 * @throws AppError `request.too_many`, `account.email_not_verified`
 */
export async function makeCalendarFeed(ctx: UserContext): Promise<string> {
  await requireProvenAddress(ctx);
  await countAttempt(ctx, calendarLimits.makeCalendar, ctx.businessId);
  const token = newToken();
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await endCalendarFeed(ctx);
    await ctx.db
      .insertInto("calendar_feeds")
      .values({
        id: ctx.newId(),
        business_id: ctx.businessId,
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
export async function endCalendarFeed(ctx: UserContext): Promise<void> {
  await ctx.db.deleteFrom("calendar_feeds").where("business_id", "=", ctx.businessId).execute();
}
