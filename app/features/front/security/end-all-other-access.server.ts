import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { recordProgramEnds } from "#app/features/people/seats/ended-programs.server.ts";
import { lockAccess } from "#app/platform/auth/access-version.server.ts";
import { revokeAllPrograms } from "#app/platform/auth/api-key.server.ts";
import { renewSession } from "#app/platform/auth/session.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { confirmPassword } from "#app/features/people/accounts/sign-in/confirm-password.server.ts";
import { endOtherAccess } from "#app/features/people/accounts/sign-in/end-other-access.server.ts";

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
    await recordProgramEnds(ctx, { userId, name: `${ctx.user.firstName} ${ctx.user.lastName}`.trim() });
    const programs = await revokeAllPrograms(ctx, userId);
    await noticeChange(ctx, userId, { kind: "access_ended" });
    ctx.log.info({ event: "account.access_ended", userId, sessions: others.length, programs });
    return { token: await renewSession(ctx), sessions: others.length, programs };
  });
}
