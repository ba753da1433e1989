import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import { listPeople } from "#app/features/people/seats/people.server.ts";
import { paths } from "#app/paths.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { emailPage } from "#app/platform/mail/email-page.ts";

/** Writes to the owner, in their language; an answer goes to whoever asked. */
export async function sendQuestion(
  ctx: Context,
  { businessId = "", comment = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const own = withBusiness(ctx, businessId);
  const asked = await own.db
    .selectFrom("comments")
    .leftJoin("invoices", "invoices.id", "comments.invoice_id")
    .leftJoin("offers", "offers.id", "comments.offer_id")
    .select(["comments.invoice_id", "comments.offer_id", "text", "asker_name", "asker_email"])
    .select(({ fn }) => fn.coalesce("invoices.number", "offers.number").as("number"))
    .where("comments.business_id", "=", businessId)
    .where("comments.id", "=", comment)
    .executeTakeFirst();
  const owner = (await listPeople(own)).find(({ role }) => role === "owner");
  const recipient = owner && (await findRecipient(ctx, owner.userId));
  if (!asked || !recipient) return;
  const { t, name } = recipient;
  const words = { number: asked.number ?? "", person: asked.asker_name, email: asked.asker_email };
  const content = emailPage(t, {
    subject: t("emails:question.subject", words),
    paragraphs: [t("emails:greeting", { name }), t("emails:question.text", words), asked.text],
    action: {
      label: t("emails:question.action", words),
      href:
        ctx.platform.env.appUrl +
        (asked.invoice_id ? paths.invoice(asked.invoice_id) : paths.offer(asked.offer_id ?? "")),
    },
    after: [t("emails:question.after", words)],
  });
  await sendBusinessEmail(own, { id: jobId, to: recipient.email, replyTo: asked.asker_email, ...content });
}
