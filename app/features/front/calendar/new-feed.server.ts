import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken, newToken } from "#app/platform/auth/tokens.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { calendarLimits } from "./limits.ts";

interface NewFeed {
  id: string;
  user_id: string;
  token_hash: string;
  created_at: string;
  last_used_at: null;
}

/**
 * The address before it no longer works.
 * @param of the business or person whose feed it is
 * @param replace ends the feed before, and keeps this one
 * @returns the token, which is not kept
 * @throws AppError `request.too_many`, `account.email_not_verified`
 */
export async function newFeed(
  ctx: UserContext,
  of: string,
  replace: (ctx: UserContext, feed: NewFeed) => Promise<void>,
): Promise<string> {
  await requireProvenAddress(ctx);
  await countAttempt(ctx, calendarLimits.makeCalendar, of);
  const token = newToken();
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await replace(ctx, {
      id: ctx.newId(),
      user_id: ctx.user.id,
      token_hash: hashToken(token),
      created_at: ctx.now.toISOString(),
      last_used_at: null,
    });
    await noticeAct(ctx, { kind: "calendar_made", person: ctx.user.id }, {});
  });
  return token;
}
