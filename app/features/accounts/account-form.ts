import { businessAddressFields, businessFields, personFields, profileOnlyFields } from "./account-fields.ts";
import { formValuesOf } from "#app/platform/forms/field-record.ts";
import type { Profile } from "./profile.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";

export function profileValues(profile: Profile): FormValues {
  const { business } = profile;
  return {
    ...formValuesOf(personFields, profile),
    preferredLanguage: profile.language,
    marketingOptIn: profile.marketingOptIn ? "on" : "",
    ...formValuesOf(businessFields, business),
    ...formValuesOf(profileOnlyFields, business),
    ...formValuesOf(businessAddressFields, business),
    customInvoicePrefix: business.customInvoicePrefix,
    referenceOnEveryInvoice: business.referenceOnEveryInvoice ? "1" : "0",
  };
}
