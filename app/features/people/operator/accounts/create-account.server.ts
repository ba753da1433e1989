import type { z } from "zod";
import { registrationSchema } from "#app/features/people/accounts/account.schema.ts";
import { issueLink } from "#app/features/people/accounts/email/email-links.server.ts";
import { addAccount } from "#app/features/people/accounts/register.server.ts";
import type { ActOrder } from "#app/features/people/operator/acts/act.ts";
import { recordAct } from "#app/features/people/operator/acts/acts.server.ts";
import { paths } from "#app/paths.ts";
import { FIRST_ACCESS_VERSION } from "#app/platform/auth/access-version.server.ts";
import { hashPassword } from "#app/platform/auth/passwords.server.ts";
import { newToken } from "#app/platform/auth/tokens.server.ts";
import type { Context } from "#app/platform/context.server.ts";

export const FIRST_PASSWORD_HOURS = 24;

export const newAccountSchema = registrationSchema.omit({ password: true, acceptedTermsPrivacy: true });

/**
 * An account whose password nobody knows yet. The operator vouches for the address, so that the first one needs no mail
 * server.
 * @returns the link to set the password @throws AppError `account.email_taken`
 */
export async function createAccount(
  ctx: Context,
  input: z.output<typeof newAccountSchema>,
  order: ActOrder,
): Promise<string> {
  let token: string | null = null;
  await addAccount(ctx, input, await hashPassword(newToken()), async (ctx, { userId, businessId }) => {
    await ctx.db
      .updateTable("users")
      .set({ email_verified_at: ctx.now.toISOString() })
      .where("id", "=", userId)
      .execute();
    const user = { id: userId, accessVersion: FIRST_ACCESS_VERSION };
    token = await issueLink(ctx, user, { purpose: "reset", minutes: FIRST_PASSWORD_HOURS * 60 });
    await recordAct(ctx, { ...order, act: "created", data: {}, businessId });
    ctx.log.info({ event: "account.registered", userId, by: "operator" });
  });
  return ctx.platform.env.appUrl + paths.resetPassword(token ?? "");
}
