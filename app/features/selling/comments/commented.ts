/** The document, of this business, that the caller has found. */
export type Commented = { invoiceId: string } | { offerId: string };

export function commentedPlace(on: Commented): { column: "invoice_id" | "offer_id"; id: string } {
  return "invoiceId" in on
    ? { column: "invoice_id", id: on.invoiceId }
    : { column: "offer_id", id: on.offerId };
}
