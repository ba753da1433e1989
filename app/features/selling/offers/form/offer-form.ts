import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { blankRow } from "#app/features/selling/invoices/form/blank-row.ts";
import { NO_CLIENT } from "#app/features/selling/invoices/form/client-option.ts";
import { INVOICE_CAPS } from "#app/features/selling/invoices/form/invoice-caps.ts";
import { invoiceFieldName, readInvoiceForm } from "#app/features/selling/invoices/form/invoice-form.ts";
import { itemValues } from "#app/features/selling/invoices/form/item-values.ts";
import type { OwnTexts } from "#app/features/selling/invoices/texts/own-texts.ts";
import { offerContentFields, offerFields } from "#app/features/selling/offers/fields/offer-fields.ts";
import { VALID_DAYS } from "#app/features/selling/offers/fields/offer.ts";
import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { blankValuesOf, capsOf, formValuesOf } from "#app/platform/forms/field-record.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { addDays } from "#app/swiss/dates.ts";

/** Characters. */
export const OFFER_CAPS = { ...INVOICE_CAPS, ...capsOf(offerContentFields) };

const OWN_NAMES = ["validUntil", "terms"] as const;

export function readOfferForm(values: FormValues): FormValues {
  const own = OWN_NAMES.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]));
  return { ...readInvoiceForm(values), ...(Object.fromEntries(own) as FormValues) };
}

export function offerFieldName(path: string): string {
  return OWN_NAMES.some((name) => name === path) ? path : invoiceFieldName(path);
}

interface OfferStart {
  language: Locale;
  texts: OwnTexts;
  vatRate: string;
}

export function blankOfferForm(today: string, { language, texts, vatRate }: OfferStart): FormValues {
  return {
    ...NO_CLIENT,
    saveClient: "on",
    ...blankValuesOf(offerFields),
    ...blankValuesOf(offerContentFields),
    issueDate: today,
    validUntil: addDays(today, VALID_DAYS),
    language,
    terms: texts[language].offerTerms,
    items: [blankRow(vatRate)],
  };
}

export function offerFormValues(offer: Offer): FormValues {
  const { recipient } = offer;
  return {
    clientId: offer.clientId ?? "",
    ...formValuesOf(recipientFields, recipient),
    ...formValuesOf(recipientAddressFields, recipient),
    ...formValuesOf(offerFields, offer),
    ...formValuesOf(offerContentFields, offer),
    items: offer.items.map(itemValues),
    version: String(offer.version),
  };
}
