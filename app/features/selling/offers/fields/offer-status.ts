import type { ExpressionBuilder } from "kysely";
import type { OfferState, OfferStatus } from "./offer.ts";
import type { Schema } from "#app/platform/database/schema.ts";

interface OfferStanding {
  state: OfferState;
  validUntil: string;
  /** All of it, by one invoice or by a final one. */
  isInvoiced: boolean;
}

/** Expired from the day after the last on which it is valid. `hasOfferStatus` says the same for the database. */
export function offerStatusOf({ state, validUntil, isInvoiced }: OfferStanding, today: string): OfferStatus {
  if (state === "accepted") return isInvoiced ? "invoiced" : "accepted";
  return state === "sent" && validUntil < today ? "expired" : state;
}

/** The states of invoices of which nothing is left: cancelled, or credited as a whole. */
export const GONE_STATES = ["cancelled", "credited"] as const;

type Offers = ExpressionBuilder<Schema, "offers">;

export function hasOfferStatus(eb: Offers, status: OfferStatus, today: string) {
  if (status === "draft" || status === "declined") return eb("offers.state", "=", status);
  if (status === "sent" || status === "expired")
    return eb.and([
      eb("offers.state", "=", "sent"),
      eb("offers.valid_until", status === "expired" ? "<" : ">=", today),
    ]);
  const invoiced = eb.exists(
    eb
      .selectFrom("offer_invoices")
      .innerJoin("invoices", "invoices.id", "offer_invoices.invoice_id")
      .select("offer_invoices.invoice_id")
      .whereRef("offer_invoices.offer_id", "=", "offers.id")
      .where("offer_invoices.kind", "!=", "part")
      .where("invoices.state", "not in", GONE_STATES),
  );
  const isAccepted = eb("offers.state", "=", "accepted");
  return eb.and([isAccepted, status === "invoiced" ? invoiced : eb.not(invoiced)]);
}
