import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { emailPage } from "#app/platform/mail/email-page.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { paths } from "#app/paths.ts";

const MAX_FAILING_MS = 3 * 24 * 60 * 60 * 1000;

export async function noteSuccess(ctx: BusinessContext, endpointId: string): Promise<void> {
  await own(ctx, endpointId).set({ failing_since: null }).where("failing_since", "is not", null).execute();
}

export async function noteSpeed(ctx: BusinessContext, endpointId: string, isSlow: boolean): Promise<void> {
  const is_slow = isSlow ? 1 : 0;
  await own(ctx, endpointId).set({ is_slow }).where("is_slow", "!=", is_slow).execute();
}

export async function noteFailure(ctx: BusinessContext, endpointId: string): Promise<void> {
  const now = ctx.now.toISOString();
  await own(ctx, endpointId).set({ failing_since: now }).where("failing_since", "is", null).execute();
  const off = await own(ctx, endpointId)
    .set({ is_active: 0, switched_off_at: now })
    .where("is_active", "=", 1)
    .where("failing_since", "<=", new Date(ctx.now.getTime() - MAX_FAILING_MS).toISOString())
    .returning("url")
    .executeTakeFirst();
  if (!off) return;
  const payload = { businessId: ctx.businessId, endpointId, url: off.url };
  await enqueueJob(ctx, { name: "webhook.switched_off_email", payload });
  ctx.log.warn({ event: "webhook.switched_off", webhookId: endpointId });
}

/** REST hooks unsubscribe in this way; nobody is told, as the receiver itself wants it. */
export async function noteGone(ctx: BusinessContext, endpointId: string): Promise<void> {
  const off = { is_active: 0 as const, switched_off_at: ctx.now.toISOString() };
  await own(ctx, endpointId).set(off).where("is_active", "=", 1).execute();
  ctx.log.info({ event: "webhook.gone", webhookId: endpointId });
}

export async function sendSwitchedOffEmail(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const { businessId = "", endpointId = "", url = "" } = payload;
  const owner = await ctx.db
    .selectFrom("memberships")
    .select("user_id")
    .where("business_id", "=", businessId)
    .where("role", "=", "owner")
    .executeTakeFirst();
  const recipient = owner && (await findRecipient(ctx, owner.user_id));
  if (!recipient) return;
  const { t, name, email } = recipient;
  const content = emailPage(t, {
    subject: t("emails:webhook_off.subject"),
    paragraphs: [t("emails:greeting", { name }), ...t("emails:webhook_off.text", { url }).split("\n")],
    action: {
      label: t("emails:webhook_off.action"),
      href: ctx.platform.env.appUrl + paths.webhook(endpointId),
    },
    after: [t("emails:webhook_off.after")],
  });
  await sendBusinessEmail(withBusiness(ctx, businessId), { id: jobId, to: email, ...content });
}

function own(ctx: BusinessContext, endpointId: string) {
  return ctx.db
    .updateTable("webhook_endpoints")
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", endpointId);
}
