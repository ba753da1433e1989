import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import { type Context, type UserContext, withBusiness } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { emailPage } from "#app/platform/mail/email-page.ts";
import { paths } from "#app/paths.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";

/** `late`, `by_post`: drafts instead of e-mails; `not_sent`: sending was refused. */
type Notice = "draft" | "late" | "by_post" | "not_sent" | "stopped";

/** ms; several drafts of one run make one e-mail. */
const PAUSE = 60_000;

/** Once a day for a series, however many drafts there are. */
export async function queueNotice(ctx: UserContext, seriesId: string, notice: Notice): Promise<void> {
  await enqueueJob(ctx, {
    name: "series.notice_email",
    payload: { userId: ctx.user.id, businessId: ctx.businessId, seriesId, notice },
    key: `series.notice:${seriesId}:${notice}:${notice === "stopped" ? ctx.newId() : ctx.today}`,
    runAt: new Date(trueNow(ctx).getTime() + PAUSE),
  });
}

export async function sendSeriesNotice(
  ctx: Context,
  { userId = "", businessId = "", seriesId = "", notice = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const user = await findRecipient(ctx, userId);
  const series = await unlessGone(findSeries(withBusiness(ctx, businessId), seriesId));
  if (!user || !series) return;
  const { t } = user;
  const { name, stopReason } = series;
  const kind = `emails:series_${notice}`;
  const content = emailPage(t, {
    subject: t([`${kind}.subject`], { series: name }),
    paragraphs: [
      t("emails:greeting", { name: user.name }),
      t([`${kind}.text`], { series: name }),
      ...(notice === "stopped" && stopReason ? [t(`series:reason.${stopReason}`)] : []),
    ],
    action: { label: t([`${kind}.action`]), href: ctx.platform.env.appUrl + paths.series(seriesId) },
  });
  await sendBusinessEmail(withBusiness(ctx, businessId), { id: jobId, to: user.email, ...content });
}
