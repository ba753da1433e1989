import { findBrand } from "#app/features/selling/design/brand.server.ts";
import { findAddressee } from "#app/features/selling/clients/find-addressee.server.ts";
import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { asOwner } from "#app/features/people/accounts/owner.server.ts";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import type { Labelled } from "#app/features/selling/invoices/view/invoice-view.ts";
import { paperEmail, pdfAttachment } from "#app/features/selling/papers/sending/letter-email.ts";
import {
  type AnsweredOffer,
  findOffer,
  type Offer,
} from "#app/features/selling/offers/document/offers.server.ts";
import { readOfferPdf } from "#app/features/selling/offers/pdf/stored-offer-pdf.server.ts";
import { offerTitle } from "#app/features/selling/offers/view/offer-view.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { BusinessContext, Context, UserContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { emailPage } from "#app/platform/mail/email-page.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";

/** Call it in the transaction of the answer: one to the sender, and one to the client who has accepted. */
export async function queueAnswerEmails(ctx: BusinessContext, offerId: string): Promise<void> {
  const payload = { businessId: ctx.businessId, offerId };
  for (const name of ["offer.answer_notice", "offer.answer_confirmation"])
    await enqueueJob(ctx, { name, payload });
}

interface Answered {
  owner: UserContext;
  offer: Offer;
  answered: AnsweredOffer;
}

/** E-mails to clients belong to Pro and to a confirmed address, as sending does. */
export async function confirmAnswer(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const found = await findAnswered(ctx, payload);
  if (!found || found.answered.answer !== "accepted") return;
  const { owner, offer, answered } = found;
  const { email: to } = await findAddressee(owner, offer);
  if (to === "") return;
  if (!owner.user.emailVerified || !(await isPro(owner))) return;
  const t = translator(offer.language);
  const sender = offer.sender.name;
  const words = { number: offer.number, sender };
  const letter = {
    subject: t("emails:offerAccepted.subject", words),
    message: t("emails:offerAccepted.message", words),
    replyTo: owner.user.email,
    brand: await findBrand(owner),
  };
  const lines = { sender, facts: factsOf(offer.language, found), online: null };
  const email = paperEmail(t, lines, letter, await paperOf(owner, t, { offer, answered }));
  await sendBusinessEmail(owner, { ...email, id: jobId, to });
}

export async function noticeAnswer(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const found = await findAnswered(ctx, payload);
  const recipient = found && (await findRecipient(ctx, found.owner.user.id));
  if (!found || !recipient) return;
  const { t } = recipient;
  const { owner, offer, answered } = found;
  const kind = `emails:offer_${answered.answer}` as const;
  const words = { number: offer.number, client: offer.recipient.name };
  const facts = factsOf(recipient.language, found).map(({ label, value }) =>
    t("common:fact", { label, value }),
  );
  const content = emailPage(t, {
    subject: t(`${kind}.subject`, words),
    paragraphs: [
      ...[t("emails:greeting", { name: recipient.name }), t(`${kind}.text`, words)],
      facts.join("\n"),
    ],
    action: { label: t(`${kind}.action`), href: ctx.platform.env.appUrl + paths.offer(offer.id) },
  });
  const attachments = await paperOf(owner, t, { offer, answered });
  await sendBusinessEmail(owner, { id: jobId, to: recipient.email, ...content, attachments });
}

/** Null once it was withdrawn, or the account is gone. */
async function findAnswered(
  ctx: Context,
  { businessId = "", offerId = "" }: Record<string, string>,
): Promise<Answered | null> {
  const owner = await asOwner(ctx, businessId);
  if (!owner) return null;
  const offer = await unlessGone(findOffer(owner, offerId));
  return offer?.answered ? { owner, offer, answered: offer.answered } : null;
}

function factsOf(language: Locale, { offer, answered }: Answered): Labelled[] {
  const t = translator(language);
  const { name, at, remark, answer } = answered;
  const facts = {
    number: offer.number,
    amount: formatChf(offer.total),
    by: answer === "accepted" ? name : "",
    at: formatInstant(at, language),
    remark,
  };
  return Object.entries(facts)
    .filter(([, value]) => value !== "")
    .map(([fact, value]) => ({
      label: t([`emails:offerAccepted.${fact}`]),
      value,
      isAmount: fact === "amount",
    }));
}

async function paperOf(
  ctx: BusinessContext,
  t: Translate,
  { offer, answered }: Pick<Answered, "offer" | "answered">,
) {
  const paper = await readOfferPdf(ctx, offer, answered.revision);
  if (!paper) return [];
  return [pdfAttachment(offerTitle(t, offer), paper.bytes)];
}
