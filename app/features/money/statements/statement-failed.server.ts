import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import { unreached } from "#app/features/selling/papers/sending/reached.ts";
import { paths } from "#app/paths.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { joinAddresses } from "#app/platform/mail/addresses.ts";
import { emailPage } from "#app/platform/mail/email-page.ts";

/** Whoever sent it hears to whom it did not leave. */
export async function queueFailedNotice(
  ctx: Context,
  { businessId = "", to = "", cc = "", delivered = "", replyTo = "", clientId = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const missed = unreached({ recipient: to, cc, delivered_to: delivered });
  const payload = { businessId, to: joinAddresses(missed), sender: replyTo, clientId };
  await enqueueJob(ctx, { name: "statement.failed_email", key: `statement.failed:${jobId}`, payload });
}

export async function sendFailedNotice(
  ctx: Context,
  { businessId = "", to = "", sender = "", clientId = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const user = await findRecipient(ctx, sender);
  if (!user) return;
  const { t, name, email } = user;
  const content = emailPage(t, {
    subject: t("emails:statement_failed.subject", { to }),
    paragraphs: [t("emails:greeting", { name }), t("emails:statement_failed.text", { to })],
    action: {
      label: t("emails:statement_failed.action"),
      href: ctx.platform.env.appUrl + paths.clientStatement(clientId),
    },
  });
  await sendBusinessEmail(withBusiness(ctx, businessId), { id: jobId, to: email, ...content });
}
