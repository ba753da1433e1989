import { hasPrograms } from "#app/platform/auth/api-key.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { hashPassword } from "#app/platform/auth/passwords.server.ts";
import { renewSession } from "#app/platform/auth/session.server.ts";
import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { confirmPassword } from "./confirm-password.server.ts";
import { endOtherAccess } from "./end-other-access.server.ts";
import { passwordOwner, refuseOwn } from "./own-password.server.ts";

/** @returns the session's new token @throws AppError as `confirmPassword` and `endOtherAccess` */
export async function changePassword(
  ctx: UserContext,
  input: { password: string; newPassword: string },
): Promise<string> {
  await confirmPassword(ctx, input.password);
  refuseOwn(input.newPassword, await passwordOwner(ctx, ctx.user.id), "newPassword");
  const passwordHash = await hashPassword(input.newPassword);
  return ctx.transaction(async (ctx) => {
    await ctx.db
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: ctx.now.toISOString() })
      .where("id", "=", ctx.user.id)
      .execute();
    await endOtherAccess(ctx, ctx.user.id, ctx.sessionId);
    const apiKeys = (await hasPrograms(ctx, ctx.user.id)) ? "kept" : "none";
    await noticeChange(ctx, ctx.user.id, { kind: "password_changed" }, { apiKeys });
    ctx.log.info({ event: "account.password_changed", userId: ctx.user.id });
    return renewSession(ctx);
  });
}
