import { z } from "zod";
import { LOCALES } from "#app/platform/i18n/locale.ts";

/** What client-json.ts writes, for the description of the API; a test holds the two against each other. */
export const clientAnswer = z
  .object({
    _id: z.string().uuid(),
    id: z.string().uuid(),
    name: z.string(),
    contact: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z
      .object({
        street: z.string(),
        buildingNumber: z.string(),
        postalCode: z.string(),
        city: z.string(),
        country: z.string(),
      })
      .strict(),
    vatNumber: z.string(),
    language: z.enum(LOCALES),
    version: z.number().int(),
    createdAt: z.string().datetime(),
    updatedAt: z.string().datetime(),
  })
  .strict();
