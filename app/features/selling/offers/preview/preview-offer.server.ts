import { findIssuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { likelyNextNumber } from "#app/features/selling/papers/numbering/allocate-number.server.ts";
import { seriesOf } from "#app/features/selling/papers/numbering/number-series.ts";
import { countPreview } from "#app/features/selling/invoices/preview/preview-slip.server.ts";
import type { PreviewView } from "#app/features/selling/invoices/preview/preview-view.ts";
import {
  type Around,
  drawnRows,
  typedDocument,
} from "#app/features/selling/invoices/preview/typed-document.ts";
import type { OfferContent } from "#app/features/selling/offers/document/offer-content.ts";
import { OFFER_CAPS } from "#app/features/selling/offers/form/offer-form.ts";
import { VALID_DAYS } from "#app/features/selling/offers/fields/offer.ts";
import { findOffer, type Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerMessages } from "#app/features/selling/offers/pdf/offer-pdf.server.ts";
import { offerView } from "#app/features/selling/offers/view/offer-view.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { splitText } from "#app/features/selling/invoices/preview/split-text.server.ts";
import { rateNotes } from "#app/features/selling/papers/rate-notes.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { addDays, isDay } from "#app/swiss/dates.ts";

/** @throws AppError `preview.too_many` */
export async function previewOffer(ctx: UserContext, values: FormValues): Promise<PreviewView> {
  await countPreview(ctx);
  return firstOfferPreview(ctx, values);
}

/** The paper of the form so far, in the offer's language. Stores nothing. */
export async function firstOfferPreview(ctx: UserContext, values: FormValues): Promise<PreviewView> {
  const { business, sender, designFor } = await findIssuer(ctx);
  const edited = await unlessGone(findOffer(ctx, textOf(values.offer)));
  const series = seriesOf("offer", business.offerPrefix, ctx.today);
  const offer = typedOffer(values, {
    sender,
    designFor,
    roundsToFive: business.roundsToFive,
    today: ctx.today,
    language: ctx.locale,
    number: edited?.number ?? (await likelyNextNumber(ctx, series)),
    ...UNPAID,
  });
  const { language } = offer;
  const revision = edited ? nextRevision(edited) : 1;
  const paper = { offer, language, revision, isCopy: false, mark: null };
  const sheet = offerView(paper, offerMessages(language));
  const notes = rateNotes(offer, ctx.locale, translator(ctx.locale));
  return {
    sheet,
    rows: drawnRows(values),
    slip: null,
    errors: [],
    notes,
    split: splitText(values, ctx.locale),
  };
}

/** What is saved after the offer was sent is a new revision. */
function nextRevision({ state, revision }: Offer): number {
  return state === "draft" ? revision : revision + 1;
}

const UNPAID = { termDays: 0, referenceType: "NON", reference: "", deductions: [] } satisfies Partial<Around>;

/** Like `typedDocument`: what cannot be read yet is empty, a figure 0, a day the usual one. */
function typedOffer(values: FormValues, around: Around): OfferContent {
  const document = typedDocument(values, around);
  const until = textOf(values.validUntil).trim();
  return {
    ...document,
    sender: around.sender,
    validUntil: isDay(until) ? until : addDays(document.issueDate, VALID_DAYS),
    terms: textOf(values.terms).slice(0, OFFER_CAPS.terms).trim(),
  };
}
