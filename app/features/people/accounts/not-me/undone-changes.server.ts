import { changeSentence } from "#app/features/running/history/change-sentence.ts";
import { accountEmail } from "#app/features/people/accounts/email/account-email.ts";
import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/platform/context.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";

export function undoneAt(ctx: Context, userId: string, at: string) {
  const undone = ctx.db.selectFrom("security_events").where("used_at", "=", at);
  const businesses = undone
    .select("business_id")
    .where("user_id", "=", userId)
    .where("business_id", "is not", null);
  return undone
    .selectAll()
    .where(({ or, eb }) =>
      or([eb("user_id", "=", userId), eb("actor_id", "=", userId), eb("business_id", "in", businesses)]),
    )
    .orderBy("id", "desc")
    .limit(200)
    .execute();
}

export async function undoneLines(ctx: Context, t: Translate, userId: string, at: string): Promise<string[]> {
  const events = at ? await undoneAt(ctx, userId, at) : [];
  if (events.length === 0) return [];
  const lines = events.map(({ kind, facts }) => `– ${changeSentence(t, kind, fromJson(textRecord, facts))}`);
  return [t("emails:undone.text"), ...lines];
}

export async function queueUndoneEmail(ctx: Context, userId: string): Promise<void> {
  const payload = { userId, at: ctx.now.toISOString() };
  await enqueueJob(ctx, { name: "account.undone_email", payload });
}

export async function sendUndoneEmail(
  ctx: Context,
  { userId = "", at = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const person = await findRecipient(ctx, userId);
  if (!person) return;
  const { t, name, email: to } = person;
  const [, ...lines] = await undoneLines(ctx, t, userId, at);
  if (lines.length === 0) return;
  const link = ctx.platform.env.appUrl + paths.security;
  await ctx.platform.mailer.send({ id: jobId, to, ...accountEmail(t, "undone", { name, link }, lines) });
}
