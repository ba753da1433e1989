import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { openInvoiceOfClient, openOfferOfClient } from "./of-client/open-client-page.server.ts";
import { openInvoicePage, type OpenedInvoice } from "./open-invoice-page.server.ts";
import { type OpenedOffer, openOfferPage } from "./open-offer-page.server.ts";
import type { PaperPlace } from "./paper-links.ts";

/** Opens a paper by its own link, or from the page of its client. @throws AppError as `openInvoicePage` */
export async function openInvoiceAt(ctx: Context, place: PaperPlace): Promise<OpenedInvoice> {
  const opened = await openFileAt(ctx, place);
  if (opened.invoice.kind !== "invoice") throw new AppError("public_page.not_found");
  return opened;
}

/** Like `openInvoiceAt`; opens a credit note too, which has no page but a PDF. */
export function openFileAt(ctx: Context, { token = "", id }: PaperPlace): Promise<OpenedInvoice> {
  return id === undefined ? openInvoicePage(ctx, token) : openInvoiceOfClient(ctx, token, id);
}

/** @throws AppError as `openInvoicePage` */
export function openOfferAt(ctx: Context, { token = "", id }: PaperPlace): Promise<OpenedOffer> {
  return id === undefined ? openOfferPage(ctx, token) : openOfferOfClient(ctx, token, id);
}
