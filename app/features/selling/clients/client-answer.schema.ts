import { z } from "zod";
import { externalFields } from "#app/features/running/external/external-fields.ts";
import { answersOf } from "#app/platform/forms/field-record.ts";
import { clientAddressFields, clientFields, clientSettings } from "./client-fields.ts";

export const clientAnswer = z
  .object({
    _id: z.guid(),
    id: z.guid(),
    ...answersOf(clientFields),
    address: z.object(answersOf(clientAddressFields)).strict(),
    ...answersOf(clientSettings),
    ...answersOf(externalFields),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .strict();
