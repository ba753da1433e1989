import { z } from "zod";
import { checkPostalCode, country, slipLine } from "./fields.ts";

/** An address that may be empty but for its country. Lengths are those of the payment slip (QR-bill, lines 6–11 and 22–27). */
export function optionalAddress() {
  return z
    .object({
      street: slipLine({ max: 70 }, false),
      buildingNumber: slipLine({ max: 16 }, false),
      postalCode: slipLine({ max: 16 }, false),
      city: slipLine({ max: 35 }, false),
      country: country(),
    })
    .superRefine((value, ctx) => checkPostalCode(value, ctx, ["postalCode"]))
    .default({});
}
