import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/platform/context.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { emailPage } from "#app/platform/mail/email-page.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { changeSentence } from "#app/features/running/history/change-sentence.ts";
import { notMeToken } from "./security-events.server.ts";

/**
 * Tells the owner of a change in the business, at the address of the moment of the change; without the link that undoes
 * it another `reader`; with that of another change where `undoing` names one.
 */
export async function sendBusinessChangeEmail(
  ctx: Context,
  { event = "", to = "", reader = "", undoing = event }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const row = await ctx.db
    .selectFrom("security_events")
    .innerJoin("businesses", "businesses.id", "security_events.business_id")
    .select(["security_events.user_id", "kind", "facts", "security_events.created_at", "company_name"])
    .where("security_events.id", "=", event)
    .where("used_at", "is", null)
    .executeTakeFirst();
  const owner = row && (await findRecipient(ctx, row.user_id));
  const person = reader ? await findRecipient(ctx, reader) : owner;
  if (!row || !owner || !person) return;
  const { t, name, language } = person;
  const facts = fromJson(textRecord, row.facts);
  const said = {
    ...facts,
    business: row.company_name || owner.name,
    change: changeSentence(t, row.kind, facts),
    time: formatInstant(row.created_at, language),
  };
  const text = facts.device ? t("emails:act.textOn", said) : t("emails:act.text", said);
  const content = emailPage(t, {
    subject: t("emails:act.subject", said),
    paragraphs: [t("emails:greeting", { name }), ...text.split("\n")],
    ...(reader ? {} : { action: undoAction(ctx, t, undoing) }),
    after: [t(reader ? "emails:act.afterOwn" : "emails:act.after")],
  });
  await ctx.platform.mailer.send({ id: jobId, to, ...content });
}

function undoAction({ platform }: Context, t: Translate, event: string) {
  const href = platform.env.appUrl + paths.notMe(notMeToken(platform, event));
  return { label: t("emails:not_me.action"), href };
}
