import type { InvoiceDesign } from "#app/features/design/design.ts";
import type { Sender } from "#app/features/invoices/document/invoice-document.ts";
import { typedDocument } from "#app/features/invoices/preview/typed-document.ts";
import type { OfferContent } from "#app/features/offers/document/offer-content.ts";
import { VALID_DAYS } from "#app/features/offers/offer.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { addDays, isDay } from "#app/swiss/dates.ts";
import { OFFER_CAPS } from "#app/features/offers/form/offer-form.ts";

interface Around {
  today: string;
  /** Where the form names none. */
  language: Locale;
  sender: Sender;
  design: InvoiceDesign;
  roundsToFive: boolean;
  number: string;
}

/** As `typedDocument`: what cannot be read yet is empty, a figure 0, a day the usual one. */
export function typedOffer(values: FormValues, around: Around): OfferContent {
  const noPayment = { termDays: 0, referenceType: "NON", reference: "" } as const;
  const document = typedDocument(values, { ...around, ...noPayment, deductions: [] });
  const until = textOf(values.validUntil).trim();
  return {
    ...document,
    sender: around.sender,
    validUntil: isDay(until) ? until : addDays(document.issueDate, VALID_DAYS),
    terms: textOf(values.terms).slice(0, OFFER_CAPS.terms).trim(),
  };
}
