import type { Context } from "#app/platform/context.server.ts";
import { emailPage } from "#app/platform/mail/email-page.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { senderAddress } from "#app/platform/mail/mailer.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { ContactMessage } from "./contact.schema.ts";
import { contactLimits } from "./limits.ts";

/**
 * With the hidden field filled in, a program wrote it: same answer, but dropped. @throws AppError `request.too_many`
 */
export async function sendMessage(ctx: Context, { website, ...message }: ContactMessage): Promise<void> {
  await countAttempt(ctx, contactLimits.contactClient, ctx.clientNetwork);
  if (website) return ctx.log.info({ event: "contact.trapped" });
  await enqueueJob(ctx, { name: "contact.email", payload: { ...message, language: ctx.locale } });
}

export async function sendContactEmail(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const { fullName = "", email = "", subject = "", message = "", language } = payload;
  const t = translator(isLocale(language) ? language : "en");
  const about = t([`contact:subject.${subject}`]);
  const { env, mailer } = ctx.platform;
  await mailer.send({
    id: jobId,
    // Without a support address, our sender address reaches the operator.
    to: env.SUPPORT_EMAIL ?? senderAddress(env),
    replyTo: email,
    ...emailPage(t, {
      subject: t("contact:email.subject", { subject: about, name: fullName }),
      paragraphs: [t("contact:email.from", { name: fullName, email }), ...message.split(/\n+/)],
      isUnsigned: true,
    }),
  });
}
