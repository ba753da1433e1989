import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { findOffers, type Offer, offersOf } from "#app/features/selling/offers/document/offers.server.ts";
import { offerContentFields, offerFields } from "#app/features/selling/offers/fields/offer-fields.ts";
import { offerJson } from "#app/features/selling/offers/json/offer-json.ts";
import { exportedPart } from "#app/features/front/exports/export-part.server.ts";
import { INVOICES_AT_ONCE } from "./invoices.server.ts";
import { pagesById, pagesOf, type Period, rowsOfPeriod } from "#app/features/front/exports/pages.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { column, fieldColumns, stable, stableFields, WRITTEN } from "./column.ts";

const { name, contact, email } = recipientFields;
const { validUntil, language } = offerFields;
const { subject } = offerContentFields;

export const OFFERS = exportedPart<Offer>({
  name: "offers",
  size: (ctx, period) => countOf(offersIn(ctx, period)),
  pages: ({ ctx, options, ids, counted }) =>
    counted(ids ? pagesOf(ids, INVOICES_AT_ONCE, (some) => findOffers(ctx, some)) : offerPages(ctx, options)),
  columns: [
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
  ],
  stableColumns: [
    ...stable("text", "id", "clientId", "status"),
    ...stable("number", "revision"),
    ...stableFields(offerFields),
    ...stableFields(offerContentFields),
    ...stableFields(recipientFields, "recipient."),
    ...stableFields(recipientAddressFields, "recipient.address."),
    ...stable("text", "currency", "items"),
    ...stable("amount", "subtotal", "discountTotal", "vatTotal", "rounding", "total"),
    ...stable("text", "publicUrl", "acceptedAt", "acceptedBy", "declinedAt", "declinedBy", "answerRemark"),
    ...stable("text", "invoices"),
    ...WRITTEN,
  ],
  stable: offerJson,
});

export async function* offerPages(
  ctx: BusinessContext,
  period: Partial<Period> = {},
): AsyncGenerator<Offer[]> {
  for await (const rows of pagesById(offersIn(ctx, period).selectAll())) yield await offersOf(ctx, rows);
}

/** Days are those of issue. */
function offersIn(ctx: BusinessContext, period: Partial<Period>) {
  return rowsOfPeriod(
    ctx.db.selectFrom("offers").where("business_id", "=", ctx.businessId),
    "issue_date",
    period,
  );
}
