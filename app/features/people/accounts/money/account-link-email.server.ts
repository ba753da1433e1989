import { paths } from "#app/paths.ts";
import { accountEmail } from "#app/features/people/accounts/email/account-email.ts";
import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { hashToken, newToken } from "#app/platform/auth/tokens.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { shownAccount } from "./payment-account.ts";

const LINK_MS = 60 * 60 * 1000;

/** The token exists in the e-mail only, its hash in the database; it voids the one before. */
export async function sendAccountLinkEmail(
  ctx: Context,
  { wish = "", businessId = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const token = newToken();
  const row = await ctx.db
    .updateTable("pending_account_changes")
    .set({
      token_hash: hashToken(token),
      link_expires_at: new Date(ctx.now.getTime() + LINK_MS).toISOString(),
    })
    .where("business_id", "=", businessId)
    .where("id", "=", wish)
    .where("expires_at", ">", ctx.now.toISOString())
    .returning(["user_id", "iban", "qr_iban"])
    .executeTakeFirst();
  const person = row && (await findRecipient(ctx, row.user_id));
  if (!row || !person) return;
  const { t, name, email: to } = person;
  const account = shownAccount({ iban: row.iban, qrIban: row.qr_iban });
  const link = ctx.platform.env.appUrl + paths.accountByLink(token);
  const content = accountEmail(t, "account_link", { name, link, account });
  await ctx.platform.mailer.send({ id: jobId, to, ...content });
}
