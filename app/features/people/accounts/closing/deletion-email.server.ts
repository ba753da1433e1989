import type { BusinessContext, Context } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { isLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay, zurichDay } from "#app/swiss/dates.ts";
import type { EmailContent } from "#app/platform/mail/email-page.ts";
import { accountEmail } from "#app/features/people/accounts/email/account-email.ts";
import { newArchiveLink } from "./new-archive-link.server.ts";
import type { Sealed } from "./seal-business.server.ts";

/** The address goes into the job, as it is stored nowhere else; a finished job forgets its payload. */
export async function queueDeletionEmail(
  ctx: BusinessContext,
  person: { email: string; firstName: string; lastName: string; language: string },
  sealed: Sealed | null,
): Promise<void> {
  await enqueueJob(ctx, {
    name: "account.deletion_email",
    payload: {
      ...person,
      businessId: ctx.businessId,
      sealedUntil: sealed?.keptUntil ?? "",
      dataUntil: sealed?.dataUntil ?? "",
    },
  });
}

export async function sendDeletionEmail(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const { email = "", firstName = "", lastName = "", language } = payload;
  const locale = isLocale(language) ? language : "en";
  const name = `${firstName} ${lastName}`.trim();
  const content = await contentOf(ctx, payload, { locale, name });
  await ctx.platform.mailer.send({ id: jobId, to: email, ...content });
}

async function contentOf(
  ctx: Context,
  { businessId = "", sealedUntil, dataUntil }: Record<string, string>,
  { locale, name }: { locale: Locale; name: string },
): Promise<EmailContent> {
  const t = translator(locale);
  if (!dataUntil) return accountEmail(t, "account_deleted", { name });
  const link = await newArchiveLink(ctx, businessId, dataUntil);
  const until = formatDay(zurichDay(new Date(dataUntil)), locale);
  if (!sealedUntil) return accountEmail(t, "account_closed", { name, until, link });
  return accountEmail(t, "account_sealed", { name, until, day: formatDay(sealedUntil, locale), link });
}
