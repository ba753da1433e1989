import type { ProfileInput } from "./account.schema.ts";

/** What registration and profile say about the business, as its row keeps it. */
export function businessColumns(input: Pick<ProfileInput, "companyName" | "vatNumber" | "iban" | "address">) {
  return {
    company_name: input.companyName,
    street: input.address.street,
    building_number: input.address.buildingNumber,
    postal_code: input.address.postalCode,
    city: input.address.city,
    country: input.address.country,
    vat_number: input.vatNumber,
    iban: input.iban,
  };
}
