import { z } from "zod";
import { ACCOUNT_CAPS } from "#app/features/people/accounts/account-caps.ts";
import { clientSchema } from "#app/features/selling/clients/client.schema.ts";
import { CLIENT_CAPS } from "#app/features/selling/clients/client-form.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { cityOfPostalCode, flatAddressName, gatherAddress } from "#app/platform/forms/address-form.ts";
import { requiredAddress } from "#app/platform/forms/address-rules.ts";
import { optionalIban } from "#app/platform/forms/fields.ts";

const ADDRESS = { rules: [cityOfPostalCode], read: gatherAddress, fieldName: flatAddressName };

export const ACCOUNT_FORM = {
  ...ADDRESS,
  form: "first-day",
  schema: z.object({ iban: optionalIban(), address: requiredAddress() }),
  required: ["iban", "street", "postalCode", "city"],
  caps: ACCOUNT_CAPS,
};

/** A client as a payment slip needs one: a street is welcome, not required (QR-bill, structured address). */
export const FIRST_CLIENT_FORM = {
  ...ADDRESS,
  form: "first-day",
  schema: z.object({
    name: clientSchema.shape.name,
    email: clientSchema.shape.email,
    address: requiredAddress(),
  }),
  required: ["name", "email", "postalCode", "city"],
  caps: CLIENT_CAPS,
};

export const FIRST_INVOICE_FORM = {
  form: "first-day",
  schema: z.object({
    description: itemFields.description.rule,
    unitPrice: itemFields.unitPrice.rule,
  }),
  required: ["description", "unitPrice"],
  caps: { description: itemFields.description.cap },
};

export type FirstAccount = z.output<typeof ACCOUNT_FORM.schema>;
export type FirstClient = z.output<typeof FIRST_CLIENT_FORM.schema>;
export type FirstItem = z.output<typeof FIRST_INVOICE_FORM.schema>;
