import { addressedToday } from "#app/features/selling/clients/find-addressee.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import type { Deduction } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { InvoiceInput } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { percentText } from "#app/features/selling/invoices/fields/skonto.ts";
import { totalsOf, totalsLess } from "#app/features/selling/invoices/pricing/totals.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { lockOffer } from "#app/features/selling/offers/status/lock-offer.server.ts";
import { contentInput } from "#app/features/selling/offers/document/content-input.ts";
import { WHOLE_IN_PERCENT } from "#app/features/selling/invoices/deposits/part-rows.ts";
import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { requireOfferAction } from "#app/features/selling/offers/status/offer-actions.ts";
import { recordOfferHistory } from "#app/features/selling/offers/status/record-offer-history.server.ts";
import { offerTitle } from "#app/features/selling/offers/view/offer-view.ts";
import { savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { deductionsOf } from "#app/features/selling/invoices/deposits/deductions-of.server.ts";
import type { InvoiceOfferInput } from "./invoice-offer.schema.ts";
import { forgetGone } from "#app/features/selling/offers/document/offer-invoices.server.ts";
import { offerPartRows } from "./offer-part-rows.ts";

/**
 * A draft of all of an accepted offer, of a part, or of what parts leave. Asking again for all or the rest answers the
 * invoice that there is. @returns the invoice's id
 * @throws AppError `offer.not_found`, `offer.changed`, `offer.transition_not_allowed`, `offer.already_invoiced` where
 * there are parts or all is invoiced, `offer.no_parts`, `offer.part_is_draft`, `offer.parts_exceed`, and as
 * `createInvoice`
 */
export async function invoiceOffer(ctx: UserContext, id: string, input: InvoiceOfferInput): Promise<string> {
  const { kind, percent = null } = input;
  return ctx.transaction(async (ctx) => {
    const offer = await lockOffer(ctx, id);
    const known = offer.invoices.find((made) => kind !== "part" && made.kind === kind);
    if (known && !known.isHidden) return known.id;
    requireSeen("offer", offer, input.version);
    if (offer.status === "invoiced") throw new AppError("offer.already_invoiced");
    requireOfferAction(offer.status, "invoice");
    await forgetGone(ctx, id);
    const invoiceId = await make(ctx, offer, input);
    const link = { offer_id: id, invoice_id: invoiceId, kind, percent: kind === "part" ? percent : null };
    await ctx.db
      .insertInto("offer_invoices")
      .values({ ...link, created_at: ctx.now.toISOString() })
      .execute();
    await savePaper(ctx, "offer", offer);
    const event = "invoice.made_from_offer";
    await recordInvoiceHistory(ctx, { invoiceId, event, data: { offer: offer.number } });
    const data: Record<string, string> = kind === "part" ? { percent: percentText(percent ?? 0) } : {};
    await recordOfferHistory(ctx, { offerId: id, event: `offer.invoiced_${kind}`, data });
    return invoiceId;
  });
}

function make(ctx: UserContext, offer: Offer, { kind, percent }: InvoiceOfferInput): Promise<string> {
  if (kind === "part") return makePart(ctx, offer, percent ?? 0);
  return kind === "whole" ? makeWhole(ctx, offer) : makeFinal(ctx, offer);
}

async function makeWhole(ctx: UserContext, offer: Offer): Promise<string> {
  if (offer.invoices.length > 0) throw new AppError("offer.already_invoiced");
  return createInvoice(ctx, await invoiceInput(ctx, offer));
}

async function makePart(ctx: UserContext, offer: Offer, percent: number): Promise<string> {
  const before = offer.invoices.reduce((sum, part) => sum + (part.percent ?? 0), 0);
  const max = WHOLE_IN_PERCENT - before;
  if (percent >= max)
    throw invalid([{ field: "percent", code: "field.parts_too_much", params: { max: percentText(max) } }]);
  const t = translator(offer.language);
  const description = t("pdf:partPayment", { percent: percentText(percent), number: offer.number });
  const items = offerPartRows(offer, { percent, before, description });
  if (items.length === 0) throw invalid([{ field: "percent", code: "field.part_percent" }]);
  const input = await invoiceInput(ctx, offer);
  const own = { ...input, items, invoiceDiscount: "", serviceFrom: "", serviceTo: "" };
  return createInvoice(ctx, own, { deposit: { of: null, percent } });
}

async function makeFinal(ctx: UserContext, offer: Offer): Promise<string> {
  const parts = offer.invoices.filter(({ kind }) => kind === "part");
  if (parts.length === 0) throw new AppError("offer.no_parts");
  if (parts.some(({ state }) => state === "draft")) throw new AppError("offer.part_is_draft");
  const deductions: Deduction[] = await deductionsOf(
    ctx,
    parts.map(({ id }) => id),
  );
  if (!totalsLess(totalsOf(offer.items, offer), deductions)) throw new AppError("offer.parts_exceed");
  return createInvoice(ctx, await invoiceInput(ctx, offer), { deductions });
}

/** The same rows for the same client; sender, account and remarks are those of today's invoices. */
async function invoiceInput(ctx: UserContext, offer: Offer): Promise<InvoiceInput> {
  const { language, serviceFrom, serviceTo } = offer;
  const texts = await findOwnTexts(ctx);
  return {
    ...contentInput(await addressedToday(ctx, offer)),
    serviceFrom,
    serviceTo,
    notes: texts[language].notes,
    skonto: "",
    currency: "CHF",
    exchangeRate: 0,
    slip: "standard",
    subject: offer.subject || offerTitle(translator(language), offer),
    invoiceNumber: "",
    paymentReferenceType: "",
    paymentReference: "",
  };
}
