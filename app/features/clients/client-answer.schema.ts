import { z } from "zod";
import { answersOf } from "#app/platform/forms/field-record.ts";
import { clientAddressFields, clientFields, clientSettings } from "./client-fields.ts";

/** What client-json.ts writes, for the description of the API; a test holds the two against each other. */
export const clientAnswer = z
  .object({
    _id: z.string().uuid(),
    id: z.string().uuid(),
    ...answersOf(clientFields),
    address: z.object(answersOf(clientAddressFields)).strict(),
    ...answersOf(clientSettings),
    version: z.number().int(),
    createdAt: z.string().datetime(),
    updatedAt: z.string().datetime(),
  })
  .strict();
