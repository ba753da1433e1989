import { z } from "zod";
import { CLIENT_CAPS } from "#app/features/selling/clients/client-form.ts";
import { cityOfPostalCode, flatAddressName, gatherAddress } from "#app/platform/forms/address-form.ts";
import { requiredAddress } from "#app/platform/forms/address-rules.ts";
import { optionalEmail, optionalText, requiredLine } from "#app/platform/forms/fields.ts";
import { printable } from "#app/platform/forms/printable-field.ts";

const CAPS = { ...CLIENT_CAPS, proposer: 70, remark: 1000 };

/** An empty e-mail leaves the one that stands. */
export const changeSchema = z.object({
  proposer: requiredLine({ max: CAPS.proposer }),
  address: requiredAddress(),
  email: optionalEmail(),
  remark: printable(optionalText({ max: CAPS.remark })),
});

export type ProposedChange = z.output<typeof changeSchema>;

export const PROPOSAL_FORM = {
  form: "client-address",
  schema: changeSchema,
  caps: CAPS,
  required: ["street", "postalCode", "city"],
  rules: [cityOfPostalCode],
  read: gatherAddress,
  fieldName: flatAddressName,
};
