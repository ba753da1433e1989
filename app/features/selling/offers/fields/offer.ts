import type { OffersTable } from "#app/platform/database/schema/offers.ts";

/** The stored state; expired follows from the calendar, invoiced from the invoices made of it. */
export type OfferState = OffersTable["state"];

export const OFFER_STATUSES = ["draft", "sent", "accepted", "declined", "expired", "invoiced"] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const OFFER_ANSWERS = ["accepted", "declined"] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** All at once, a part of so many percent, or the rest after parts. */
export const OFFER_INVOICE_KINDS = ["whole", "part", "final"] as const;
export type OfferInvoiceKind = (typeof OFFER_INVOICE_KINDS)[number];

/** Days from issue, where nobody says how long an offer is valid. */
export const VALID_DAYS = 30;
