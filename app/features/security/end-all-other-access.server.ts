import { noticeChange } from "#app/features/accounts/not-me/security-events.server.ts";
import { recordHistory } from "#app/features/history/history.server.ts";
import { lockAccess } from "#app/platform/auth/access-version.server.ts";
import { revokeAllPrograms } from "#app/platform/auth/api-key.server.ts";
import { renewSession } from "#app/platform/auth/session.server.ts";
import { type UserContext, withUser } from "#app/platform/context.server.ts";
import { confirmPassword } from "#app/features/accounts/sign-in/confirm-password.server.ts";
import { endOtherAccess } from "#app/features/accounts/sign-in/end-other-access.server.ts";

interface Ended {
  /** The new one of this session. */
  token: string;
  sessions: number;
  /** API keys, applications and calendar addresses. */
  programs: number;
}

/**
 * All that opens the account but this session and what one signs in with.
 * @throws AppError as `confirmPassword` and `endOtherAccess`
 */
export async function endAllOtherAccess(
  ctx: UserContext,
  { password }: { password: string },
): Promise<Ended> {
  await confirmPassword(ctx, password);
  const userId = ctx.user.id;
  return ctx.transaction(async (ctx) => {
    await lockAccess(ctx, userId);
    const own = ctx.db.selectFrom("sessions").select("id").where("user_id", "=", userId);
    const others = await own.where("id", "<>", ctx.sessionId).execute();
    await endOtherAccess(ctx, userId, ctx.sessionId);
    await recordEnds(ctx);
    const programs = await revokeAllPrograms(ctx, userId);
    await noticeChange(ctx, userId, { kind: "access_ended" });
    ctx.log.info({ event: "account.access_ended", userId, sessions: others.length, programs });
    return { token: await renewSession(ctx), sessions: others.length, programs };
  });
}

async function recordEnds(ctx: UserContext): Promise<void> {
  const { id: userId, firstName, lastName } = ctx.user;
  const record = (businessId: string, event: string, data: Record<string, string>) =>
    recordHistory(withUser(ctx, { ...ctx, businessId, clock: undefined }), { invoiceId: null, event, data });
  for (const [table, event] of [
    ["api_keys", "api_key.ended"],
    ["oauth_connections", "application.ended"],
  ] as const) {
    const own = ctx.db.selectFrom(table).select(["business_id", "name"]).where("user_id", "=", userId);
    for (const { business_id, name } of await own.orderBy("id").execute())
      await record(business_id, event, { key: name });
  }
  const calendars = ctx.db.selectFrom("calendar_feeds").select("business_id").where("user_id", "=", userId);
  for (const { business_id } of await calendars.execute())
    await record(business_id, "calendar.ended", { person: `${firstName} ${lastName}`.trim() });
}
