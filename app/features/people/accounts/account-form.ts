import { businessAddressFields, businessFields, personFields, profileOnlyFields } from "./account-fields.ts";
import { formValuesOf } from "#app/platform/forms/field-record.ts";
import type { Business } from "./business.server.ts";
import type { Profile } from "./profile.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";

export function profileValues(profile: Profile): FormValues {
  return { ...personValues(profile), ...newsValues(profile), ...ownBusinessValues(profile.business) };
}

export function personValues(profile: Profile): FormValues {
  return { ...formValuesOf(personFields, profile), preferredLanguage: profile.language };
}

export function newsValues({ marketingOptIn }: Pick<Profile, "marketingOptIn">): FormValues {
  return { marketingOptIn: marketingOptIn ? "on" : "" };
}

export function ownBusinessValues(business: Business): FormValues {
  return {
    ...formValuesOf(businessFields, business),
    ...formValuesOf(profileOnlyFields, business),
    ...formValuesOf(businessAddressFields, business),
    customInvoicePrefix: business.customInvoicePrefix,
    creditNotePrefix: business.creditNotePrefix,
    offerPrefix: business.offerPrefix,
    nextInvoiceNumber: "",
    nextCreditNoteNumber: "",
    nextOfferNumber: "",
    referenceOnEveryInvoice: business.referenceOnEveryInvoice ? "1" : "0",
    roundsToFive: business.roundsToFive ? "1" : "0",
    billingInformation: business.billingInformation ? "1" : "0",
    eInvoices: business.eInvoices,
    eurInvoices: business.eurInvoices ? "1" : "0",
    publicPages: business.publicPages ? "1" : "0",
    countsViews: business.countsViews ? "1" : "0",
    restCountsAsPaid: business.restCountsAsPaid ? "1" : "0",
    uniqueExternalIds: business.uniqueExternalIds ? "1" : "0",
    showsMadeWith: business.showsMadeWith ? "1" : "0",
  };
}
