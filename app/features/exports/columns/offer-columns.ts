import type { Offer } from "#app/features/offers/offers.server.ts";
import { offerContentFields } from "#app/features/offers/fields/offer-fields.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { type ColumnOf, column, fieldColumns } from "./data-columns.ts";

const { subject } = offerContentFields;

export const OFFER_COLUMNS: readonly ColumnOf<Offer>[] = [
  column("offerNumber", "text", (offer) => offer.number),
  column("offerStatus", "text", (offer, t) => t(`offers:status.${offer.status}`)),
  column("revision", "number", (offer) => offer.revision),
  column("name", "text", (offer) => offer.recipient.name),
  column("contact", "text", (offer) => offer.recipient.contact),
  column("email", "text", (offer) => offer.recipient.email),
  column("offerDate", "day", (offer) => offer.issueDate),
  column("validUntil", "day", (offer) => offer.validUntil),
  column("language", "text", (offer) => offer.language),
  ...fieldColumns({ subject }, (offer: Offer) => offer),
  column("subtotal", "amount", (offer) => rappenToNumber(offer.subtotal)),
  column("vatTotal", "amount", (offer) => rappenToNumber(offer.vatTotal)),
  column("rounding", "amount", (offer) => rappenToNumber(offer.rounding)),
  column("total", "amount", (offer) => rappenToNumber(offer.total)),
  column("answeredAt", "text", (offer) => offer.answered?.at ?? ""),
  column("answeredBy", "text", (offer) => offer.answered?.name ?? ""),
  column("answerRemark", "text", (offer) => offer.answered?.remark ?? ""),
  column("offerInvoices", "text", (offer) => offer.invoices.map((made) => made.number).join(", ")),
];
