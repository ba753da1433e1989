import type { BusinessContext, Context } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { hashToken, newToken } from "#app/platform/auth/tokens.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { accountEmail } from "#app/features/accounts/email/account-email.ts";
import { paths } from "#app/paths.ts";

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The address goes into the job, as it is stored nowhere else; a finished job forgets its payload. */
export async function queueDeletionEmail(
  ctx: BusinessContext,
  person: { email: string; firstName: string; lastName: string; language: string },
  sealedUntil: string | null,
): Promise<void> {
  await enqueueJob(ctx, {
    name: "account.deletion_email",
    payload: { ...person, businessId: ctx.businessId, sealedUntil: sealedUntil ?? "" },
  });
}

/** The token exists in the e-mail only, its hash in the database. */
export async function sendDeletionEmail(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const { email = "", firstName = "", lastName = "", language, businessId = "", sealedUntil } = payload;
  const locale = isLocale(language) ? language : "en";
  const t = translator(locale);
  const name = `${firstName} ${lastName}`.trim();
  const content = sealedUntil
    ? accountEmail(t, "account_sealed", {
        name,
        day: formatDay(sealedUntil, locale),
        link: await newArchiveLink(ctx, businessId),
      })
    : accountEmail(t, "account_deleted", { name });
  await ctx.platform.mailer.send({ id: jobId, to: email, ...content });
}

/** Voids a link that an earlier attempt made. */
async function newArchiveLink(ctx: Context, businessId: string): Promise<string> {
  const token = newToken();
  await ctx.transaction(async (ctx) => {
    await ctx.db.deleteFrom("archive_links").where("business_id", "=", businessId).execute();
    await ctx.db
      .insertInto("archive_links")
      .values({
        id: hashToken(token),
        business_id: businessId,
        expires_at: new Date(ctx.now.getTime() + LIFETIME_MS).toISOString(),
      })
      .execute();
  });
  return ctx.platform.env.appUrl + paths.archive(token);
}
