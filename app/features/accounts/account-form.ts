import type { Profile } from "./profile.server.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { formatPhone } from "#app/swiss/phone.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";

/** What the profile form shows. */
export function profileValues(profile: Profile): FormValues {
  const { business } = profile;
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: formatPhone(profile.phone),
    preferredLanguage: profile.language,
    marketingOptIn: profile.marketingOptIn ? "on" : "",
    companyName: business.companyName,
    vatNumber: business.vatNumber,
    iban: formatIban(business.iban),
    qrIban: formatIban(business.qrIban),
    street: business.street,
    buildingNumber: business.buildingNumber,
    postalCode: business.postalCode,
    city: business.city,
    country: business.country,
    customInvoicePrefix: business.customInvoicePrefix,
    referenceOnEveryInvoice: business.referenceOnEveryInvoice ? "1" : "0",
  };
}
