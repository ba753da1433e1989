import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { recipientFields } from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { offerContentFields, offerFields } from "#app/features/selling/offers/fields/offer-fields.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { type ColumnOf, column, fieldColumns } from "./data-columns.ts";

const { name, contact, email } = recipientFields;
const { validUntil, language } = offerFields;
const { subject } = offerContentFields;

export const OFFER_COLUMNS: readonly ColumnOf<Offer>[] = [
  column("offerNumber", "text", (offer) => offer.number),
  column("offerStatus", "text", (offer, t) => t(`offers:status.${offer.status}`)),
  column("revision", "number", (offer) => offer.revision),
  ...fieldColumns({ name, contact, email }, (offer: Offer) => offer.recipient),
  column("offerDate", "day", (offer) => offer.issueDate),
  ...fieldColumns({ validUntil, language, subject }, (offer: Offer) => offer),
  column("subtotal", "amount", (offer) => rappenToNumber(offer.subtotal)),
  column("vatTotal", "amount", (offer) => rappenToNumber(offer.vatTotal)),
  column("rounding", "amount", (offer) => rappenToNumber(offer.rounding)),
  column("total", "amount", (offer) => rappenToNumber(offer.total)),
  column("answeredAt", "text", (offer) => offer.answered?.at ?? ""),
  column("answeredBy", "text", (offer) => offer.answered?.name ?? ""),
  column("answerRemark", "text", (offer) => offer.answered?.remark ?? ""),
  column("offerInvoices", "text", (offer) => offer.invoices.map((made) => made.number).join(", ")),
];
