import { z } from "zod";
import { externalFields } from "#app/features/running/external/external-fields.ts";
import { optionalAddress } from "#app/platform/forms/address-rules.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { addFieldError, optionalVersion } from "#app/platform/forms/fields.ts";
import { clientFields, clientSettings } from "./client-fields.ts";

export const clientSchema = z
  .object({
    ...rulesOf(clientFields),
    address: optionalAddress(),
    ...rulesOf(clientSettings),
    ...rulesOf(externalFields),
    version: optionalVersion(),
  })
  .superRefine(({ email, delivery }, ctx) => {
    if (email === "" && delivery !== "post") addFieldError(ctx, "field.required", {}, ["email"]);
  });

export type ClientInput = z.output<typeof clientSchema>;
