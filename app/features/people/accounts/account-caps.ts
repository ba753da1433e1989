import { capsOf } from "#app/platform/forms/field-record.ts";
import { businessAddressFields, businessFields, personFields } from "./account-fields.ts";
import { PREFIX_MAX } from "./invoice-prefix.ts";

export const ACCOUNT_CAPS = {
  ...capsOf(personFields),
  ...capsOf(businessFields),
  ...capsOf(businessAddressFields),
  customInvoicePrefix: PREFIX_MAX,
  creditNotePrefix: PREFIX_MAX,
  offerPrefix: PREFIX_MAX,
};

export type AccountCaps = typeof ACCOUNT_CAPS;
