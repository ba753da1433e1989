import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import { businessName } from "#app/features/people/seats/business-name.server.ts";
import { listPeople } from "#app/features/people/seats/people.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { emailPage } from "#app/platform/mail/email-page.ts";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { findQuestion } from "./questions.server.ts";

type Told = Record<string, string>;

export function sendQuestionAsked(ctx: Context, told: Told, jobId: string): Promise<void> {
  return send(ctx, "asked", told, jobId);
}

export function sendQuestionAnswered(ctx: Context, told: Told, jobId: string): Promise<void> {
  return send(ctx, "answered", told, jobId);
}

/** Names document and person, never what they wrote: a mailbox outlives a seat. */
async function send(
  ctx: Context,
  what: "asked" | "answered",
  { businessId = "", questionId = "" }: Told,
  jobId: string,
): Promise<void> {
  const own = withBusiness(ctx, businessId);
  const question = await unlessGone(findQuestion(own, questionId));
  if (!question || question.state !== (what === "asked" ? "open" : "answered")) return;
  const [from, to] = what === "asked" ? [question.asked, question.to] : [question.answer, question.asked];
  const seat = (await listPeople(own)).find(({ userId }) => userId === to.userId);
  const recipient = await findRecipient(ctx, to.userId);
  const business = await businessName(ctx, businessId);
  if (!from || from.userId === to.userId || !seat || seat.isPaused) return;
  if (!rightsOf(seat.role).includes("comment") || !recipient || business === null) return;
  const { t, name, language } = recipient;
  const { document, until } = question;
  const facts = { person: from.name, document, business };
  const day = what === "asked" && until ? formatDay(until, language) : "";
  const content = emailPage(t, {
    subject: t(`emails:question_${what}.subject`, facts),
    paragraphs: [
      t("emails:greeting", { name }),
      t(`emails:question_${what}.text`, facts),
      ...(day ? [t("emails:question_asked.until", { day })] : []),
    ],
    action: {
      label: t(`emails:question_${what}.action`),
      href: ctx.platform.env.appUrl + paths.openQuestion(businessId, questionId),
    },
    after: [t("emails:question_asked.after")],
  });
  await sendBusinessEmail(own, { id: jobId, to: recipient.email, ...content });
}
