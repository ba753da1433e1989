import { columnsOf } from "#app/platform/forms/field-record.ts";
import { businessAddressFields, businessFields } from "./account-fields.ts";
import type { ProfileInput } from "./account.schema.ts";

/** What registration and profile say about the business, as its row keeps it. */
export function businessColumns(input: Pick<ProfileInput, "companyName" | "vatNumber" | "iban" | "address">) {
  return {
    ...columnsOf(businessFields, input),
    ...columnsOf(businessAddressFields, input.address),
  };
}
