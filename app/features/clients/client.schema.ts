import { z } from "zod";
import { optionalAddress } from "#app/platform/forms/address-rules.ts";
import {
  email,
  optionalLine,
  optionalLocale,
  optionalPhone,
  optionalVersion,
  slipSafeLine,
} from "#app/platform/forms/fields.ts";
import { printable } from "#app/platform/forms/printable-field.ts";

/** What makes a client, the same for the form and for JSON; the form also wants an address. Lengths are those of the payment slip. */
export const clientSchema = z.object({
  name: slipSafeLine({ min: 2, max: 70 }),
  contact: printable(optionalLine({ max: 70 })),
  email: email(),
  phone: optionalPhone(),
  address: optionalAddress(),
  /** Free text: a client may be registered anywhere. */
  vatNumber: optionalLine({ max: 40 }),
  language: optionalLocale(),
  /** The version that was changed, to notice that somebody else changed it too. */
  version: optionalVersion(),
});

export type ClientInput = z.output<typeof clientSchema>;
