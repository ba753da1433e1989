import { queueDelivery, wasQueued } from "#app/features/invoices/sending/deliveries.server.ts";
import type { SendInvoiceInput } from "#app/features/invoices/sending/send-invoice.schema.ts";
import { invoiceLimits } from "#app/features/invoices/limits.ts";
import {
  lockOffer,
  requireOfferVersion,
  saveOffer,
} from "#app/features/offers/document/lock-offer.server.ts";
import { findOffer, type Offer } from "#app/features/offers/offers.server.ts";
import { issueOffer } from "#app/features/offers/status/issue-offer.server.ts";
import { requireOfferAction } from "#app/features/offers/status/offer-actions.ts";
import { recordOfferHistory } from "#app/features/offers/status/record-offer-history.server.ts";
import { requirePro } from "#app/features/subscriptions/require-pro.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { offerLetter } from "./offer-email.ts";

/**
 * Also sends again, then in the language of the offer. A page submitted twice sends once; the limit is of invoices too.
 * @throws AppError `offer.not_found`, `plan.pro_required`, `account.email_not_verified`, `input.invalid` at `cc`,
 * `offer.changed`, `offer.transition_not_allowed`, `offer.expired`, `request.too_many`
 */
export async function sendOffer(ctx: UserContext, id: string, input: SendInvoiceInput): Promise<void> {
  const offer = await findOffer(ctx, id);
  await requirePro(ctx);
  if (!ctx.user.emailVerified) throw new AppError("account.email_not_verified");
  const { recipient, cc } = letterOf(offer, input);
  if (cc === recipient) throw invalid([{ field: "cc", code: "field.cc_is_recipient" }]);
  try {
    await send(ctx, offer, input);
  } catch (error) {
    if (error instanceof AppError && (await isRepeated(ctx, offer, input))) return;
    throw error;
  }
}

async function send(ctx: UserContext, offer: Offer, input: SendInvoiceInput): Promise<void> {
  const { id, state } = offer;
  const { version, language } = input;
  requireOfferVersion(offer, version);
  requireOfferAction(offer.status, state === "draft" ? "send" : "sendAgain");
  await countAttempt(ctx, invoiceLimits.sendInvoice, ctx.businessId);
  if (state === "draft") {
    return issueOffer(ctx, id, { action: "send", language, version }, (ctx, draft) =>
      post(ctx, "offer.sent", draft, input),
    );
  }
  return ctx.transaction(async (ctx) => {
    const offer = await lockOffer(ctx, id);
    requireOfferVersion(offer, version);
    requireOfferAction(offer.status, "sendAgain");
    await saveOffer(ctx, offer, {});
    await post(ctx, "offer.sent_again", offer, input);
  });
}

async function isRepeated(ctx: UserContext, offer: Offer, input: SendInvoiceInput): Promise<boolean> {
  const { version } = input;
  if (version === undefined) return false;
  return wasQueued(ctx, { id: offer.id, version }, letterOf(offer, input), { isOffer: true });
}

async function post(ctx: UserContext, event: string, offer: Offer, input: SendInvoiceInput): Promise<void> {
  const letter = letterOf(offer, input);
  const { recipient, cc, language } = letter;
  await queueDelivery(ctx, offer, letter, { isOffer: true });
  const data = { recipient, language, ...(cc ? { cc } : {}) };
  await recordOfferHistory(ctx, { offerId: offer.id, event, data });
}

function letterOf(offer: Offer, input: SendInvoiceInput) {
  const language = offer.state === "draft" ? (input.language ?? offer.language) : offer.language;
  return offerLetter(translator(language), offer, { ...input, language });
}
