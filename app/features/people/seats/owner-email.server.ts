import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { emailPage } from "#app/platform/mail/email-page.ts";
import { businessName } from "./business-name.server.ts";
import { listPeople } from "./people.server.ts";

interface DoneByAccountant {
  jobId: string;
  name: "return_closed" | "year_closed" | "year_reopened";
  /** Path of the page that shows it. */
  page: string;
  person: string;
  factsFor: (t: Translate, language: Locale) => Record<string, string>;
}

/** Writes to the owner, in their language. */
export async function sendOwnerEmail(ctx: BusinessContext, done: DoneByAccountant): Promise<void> {
  const { jobId, name, page, person, factsFor } = done;
  const owner = (await listPeople(ctx)).find(({ role }) => role === "owner");
  const recipient = owner ? await findRecipient(ctx, owner.userId) : null;
  const business = await businessName(ctx, ctx.businessId);
  if (!recipient || business === null) return;
  const { t, language } = recipient;
  const facts = { person, business, ...factsFor(t, language) };
  const content = emailPage(t, {
    subject: t([`emails:${name}.subject`], facts),
    paragraphs: [
      t("emails:greeting", { name: recipient.name }),
      ...t([`emails:${name}.text`], facts).split("\n"),
    ],
    action: { label: t([`emails:${name}.action`]), href: ctx.platform.env.appUrl + page },
    after: [t("emails:return_closed.after")],
  });
  await sendBusinessEmail(ctx, { id: jobId, to: recipient.email, ...content });
}
