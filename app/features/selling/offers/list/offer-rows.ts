import type { OfferStatus } from "#app/features/selling/offers/fields/offer.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import type { OfferSummary } from "./list-offers.server.ts";

export interface OfferRow {
  id: string;
  number: string;
  recipient: string;
  subject: string;
  issueDate: string;
  validUntil: string;
  status: OfferStatus;
  total: string;
  amount: Rappen;
}

export function offerRows(offers: OfferSummary[], locale: Locale): OfferRow[] {
  return offers.map(({ id, number, recipientName, subject, status, ...offer }) => ({
    id,
    number,
    recipient: recipientName,
    subject,
    status,
    issueDate: formatDay(offer.issueDate, locale),
    validUntil: formatDay(offer.validUntil, locale),
    total: formatAmount(offer.total),
    amount: offer.total,
  }));
}
