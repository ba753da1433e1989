import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import type { WhyLeftOut } from "#app/features/money/reminders/reminder-settings.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { type Context, type UserContext, withBusiness } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { emailPage } from "#app/platform/mail/email-page.ts";
import { paths } from "#app/paths.ts";

/** Tells the owner once for each reason, and again after a run that went well. @param reason empty without one */
export async function noteLeftOut(ctx: UserContext, reason: WhyLeftOut | ""): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const changed = await ctx.db
      .updateTable("reminder_settings")
      .set({ left_out: reason })
      .where("business_id", "=", ctx.businessId)
      .where("left_out", "!=", reason)
      .returning("id")
      .executeTakeFirst();
    if (!changed || reason === "") return;
    ctx.log.warn({ event: "reminders.left_out", businessId: ctx.businessId, reason });
    const payload = { userId: ctx.user.id, businessId: ctx.businessId };
    await enqueueJob(ctx, { name: "reminders.left_out_email", payload });
  });
}

export async function sendLeftOutNotice(
  ctx: Context,
  { userId = "", businessId = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const user = await findRecipient(ctx, userId);
  const own = withBusiness(ctx, businessId);
  const { leftOut } = await findReminderSettings(own);
  if (!user || leftOut === "") return;
  const { t, email, name } = user;
  const content = emailPage(t, {
    subject: t("emails:reminders_left_out.subject"),
    paragraphs: [
      t("emails:greeting", { name }),
      t("emails:reminders_left_out.text"),
      t(`reminders:leftOut.${leftOut}`),
    ],
    action: {
      label: t("emails:reminders_left_out.action"),
      href: ctx.platform.env.appUrl + paths.reminderSettings,
    },
  });
  await sendBusinessEmail(own, { id: jobId, to: email, ...content });
}
