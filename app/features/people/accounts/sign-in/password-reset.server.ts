import { hasPrograms, revokeAllPrograms } from "#app/platform/auth/api-key.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { hashPassword } from "#app/platform/auth/passwords.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { accountEmail } from "#app/features/people/accounts/email/account-email.ts";
import {
  issueLink,
  personOfLink,
  redeemLink,
} from "#app/features/people/accounts/email/email-links.server.ts";
import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { proveAddress } from "#app/features/people/accounts/email/first-proof.server.ts";
import type { Change } from "#app/features/people/accounts/not-me/not-me.server.ts";
import {
  findOwnActs,
  requireOwnActs,
  undoOwnActs,
} from "#app/features/people/accounts/not-me/own-acts.server.ts";
import { undoneLines } from "#app/features/people/accounts/not-me/undone-changes.server.ts";
import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import {
  removeRecentIdentities,
  removeRecentPasskeys,
} from "#app/features/people/accounts/passkeys/recent-passkeys.server.ts";
import { endOtherAccess } from "./end-other-access.server.ts";
import { LINK_MINUTES } from "#app/features/people/accounts/email/link-minutes.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";
import { paths } from "#app/paths.ts";
import { queueResetEmail } from "./queue-reset-email.server.ts";
import { passwordOwner, refuseOwn } from "./own-password.server.ts";

/** Answers alike for every address. @throws AppError `request.too_many` */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await countAttempt(ctx, accountLimits.resetClient, ctx.clientNetwork);
  await countAttempt(ctx, accountLimits.resetAddress, email);
  await queueResetEmail(ctx, email);
}

export async function sendResetEmail(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const user = await findRecipient(ctx, payload.email ?? "");
  if (!user) return;
  const token = await issueLink(ctx, user, { purpose: "reset" });
  if (!token) return;
  const link = ctx.platform.env.appUrl + paths.resetPassword(token);
  const lines = await undoneLines(ctx, user.t, user.id, payload.undoneAt ?? "");
  const facts = { name: user.name, link, minutes: String(LINK_MINUTES.reset) };
  await ctx.platform.mailer.send({
    id: jobId,
    to: user.email,
    ...accountEmail(user.t, "reset", facts, lines),
  });
}

export interface AfterReset {
  apiKeys: "none" | "kept" | "revoked";
  passkeysRemoved: number;
  providersRemoved: number;
  undone: Change[];
}

/**
 * API keys end only if asked to, and then what the account changed in businesses in that time is undone as well, or
 * what `undo` names; passkeys of the last 72 hours unless they are to stay,
 * and connections with a provider of that time always.
 * @throws AppError `account.link_invalid`, `account.line_unknown`, `request.too_many`
 */
export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string; revokeApiKeys: boolean; keepPasskeys?: boolean; undo?: string[] },
): Promise<AfterReset> {
  await countAttempt(ctx, accountLimits.linkClient, ctx.clientNetwork);
  const passwordHash = await hashPassword(input.password);
  const { userId, ...done } = await ctx.transaction(async (ctx) => {
    const { userId } = await redeemLink(ctx, input.token, "reset");
    await requireOwnActs(ctx, userId, input.undo ?? []);
    refuseOwn(input.password, await passwordOwner(ctx, userId), "password");
    await ctx.db
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: ctx.now.toISOString() })
      .where("id", "=", userId)
      .execute();
    await proveAddress(ctx, userId);
    await endOtherAccess(ctx, userId, null);
    const revoked = input.revokeApiKeys ? await revokeAllPrograms(ctx, userId) : 0;
    const apiKeys = revoked ? "revoked" : (await hasPrograms(ctx, userId)) ? "kept" : "none";
    const passkeysRemoved = input.keepPasskeys ? 0 : await removeRecentPasskeys(ctx, userId);
    const providersRemoved = await removeRecentIdentities(ctx, userId);
    const facts = {
      apiKeys,
      passkeysRemoved: String(passkeysRemoved),
      providersRemoved: String(providersRemoved),
    };
    await noticeChange(ctx, userId, { kind: "password_changed" }, facts);
    ctx.log.info({ event: "account.password_reset", userId, apiKeysRevoked: revoked, passkeysRemoved });
    return { userId, apiKeys, passkeysRemoved, providersRemoved } as const;
  });
  const undoes = input.undo !== undefined || input.revokeApiKeys;
  return { ...done, undone: undoes ? await undoOwnActs(ctx, userId, input.undo) : [] };
}

/** Changes in businesses by the account of a reset link, which can be undone with it. */
export async function ownActsOf(ctx: Context, resetToken: string): Promise<Change[]> {
  const userId = await personOfLink(ctx, resetToken, "reset");
  return userId ? findOwnActs(ctx, userId) : [];
}
