import { columnsOf } from "#app/platform/forms/field-record.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { businessAddressFields, businessFields } from "./account-fields.ts";
import type { ProfileInput } from "./account.schema.ts";

export function businessColumns(input: Pick<ProfileInput, "companyName" | "vatNumber" | "iban" | "address">) {
  return {
    ...columnsOf(businessFields, input),
    search_name: fold(input.companyName),
    ...columnsOf(businessAddressFields, input.address),
  };
}
