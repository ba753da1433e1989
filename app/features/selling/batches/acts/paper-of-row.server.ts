import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { markOfferSent } from "#app/features/selling/offers/sending/issue-offer.server.ts";
import { sendOffer } from "#app/features/selling/offers/sending/send-offer.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import type { BatchRow } from "./batch-rows.server.ts";

export interface PaperOfRow {
  isDraft: boolean;
  isMailed: boolean;
  send: () => Promise<void>;
  markSent: () => Promise<void>;
}

/** Null once it is gone. */
export async function paperOfRow(ctx: UserContext, row: BatchRow): Promise<PaperOfRow | null> {
  const { offer_id, invoice_id } = row;
  const paper = offer_id
    ? await unlessGone(findOffer(ctx, offer_id))
    : await unlessGone(findInvoice(ctx, invoice_id ?? ""));
  if (!paper) return null;
  const { id, version } = paper;
  const wanted = { version, isOfMany: true };
  return {
    isDraft: paper.state === "draft",
    isMailed: paper.delivery !== null,
    send: () => (offer_id ? sendOffer(ctx, id, wanted) : sendInvoice(ctx, id, wanted)),
    markSent: () => (offer_id ? markOfferSent(ctx, id, version) : markSent(ctx, id, version)),
  };
}
