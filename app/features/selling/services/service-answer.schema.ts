import { z } from "zod";
import { answersOf } from "#app/platform/forms/field-record.ts";
import { SERVICE_STATES } from "./service.ts";
import { serviceFields } from "./service-fields.ts";

/** What service-json.ts writes, for the API description; a test compares the two. */
export const serviceAnswer = z
  .object({
    id: z.guid(),
    clientId: z.guid().nullable(),
    ...answersOf(serviceFields),
    amount: z.number(),
    state: z.enum(SERVICE_STATES),
    invoiceId: z.guid().nullable(),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .strict();
