import type { Context } from "#app/platform/context.server.ts";
import { type AccountEmail, accountEmail } from "#app/features/accounts/email/account-email.ts";
import { findRecipient } from "#app/features/accounts/email/email-recipient.server.ts";
import { paths } from "#app/paths.ts";

type Payload = Record<string, string>;

export const sendPasskeyAddedEmail = passkeyEmail("passkey_added");
export const sendPasskeyRemovedEmail = passkeyEmail("passkey_removed");
export const sendPasskeyCopiedEmail = passkeyEmail("passkey_copied");

function passkeyEmail(email: AccountEmail) {
  return async (ctx: Context, { userId = "", name = "" }: Payload, jobId: string): Promise<void> => {
    const user = await findRecipient(ctx, userId);
    if (!user) return;
    const facts = { name: user.name, passkey: name, link: ctx.platform.env.appUrl + paths.signIn };
    await ctx.platform.mailer.send({ id: jobId, to: user.email, ...accountEmail(user.t, email, facts) });
  };
}
