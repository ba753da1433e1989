import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { findOffer, type Offer } from "#app/features/selling/offers/document/offers.server.ts";
import type { OfferStatus } from "#app/features/selling/offers/fields/offer.ts";
import { offerJson } from "#app/features/selling/offers/json/offer-json.ts";
import { invoiceSteps } from "#app/features/money/next-step/invoice-steps.server.ts";
import { type NextStep, stepNow } from "#app/features/money/next-step/next-step.ts";
import { offerStep, offerSteps } from "#app/features/money/next-step/offer-steps.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** The invoice as every call answers it. @throws AppError `invoice.not_found` */
export async function readInvoiceJson(ctx: UserContext, id: string) {
  return invoiceWithStep(ctx, await findInvoice(ctx, id));
}

export async function invoiceWithStep(ctx: UserContext, invoice: Invoice) {
  const steps = await invoiceSteps(ctx, [invoice.id]);
  return { ...invoiceJson(invoice), nextStep: stepJson(steps.get(invoice.id)) };
}

export async function withInvoiceSteps<Json extends { id: string }>(ctx: UserContext, invoices: Json[]) {
  const steps = await invoiceSteps(
    ctx,
    invoices.map(({ id }) => id),
  );
  return invoices.map((invoice) => ({ ...invoice, nextStep: stepJson(steps.get(invoice.id)) }));
}

/** The offer as every call answers it. @throws AppError `offer.not_found` */
export async function readOfferJson(ctx: UserContext, id: string) {
  return offerWithStep(ctx, await findOffer(ctx, id));
}

export function offerWithStep(ctx: UserContext, offer: Offer) {
  return { ...offerJson(offer), nextStep: stepJson(offerStep(ctx, offer)) };
}

type OfferInJson = { id: string; status: OfferStatus; validUntil: string };

export async function withOfferSteps<Json extends OfferInJson>(ctx: UserContext, offers: Json[]) {
  const steps = await offerSteps(ctx, offers);
  return offers.map((offer) => ({ ...offer, nextStep: stepJson(steps.get(offer.id)) }));
}

/** What is deleted meanwhile has none. */
export function stepJson({ action, on, reason }: NextStep = stepNow("none", "cancelled")) {
  return { action, on, reason };
}
