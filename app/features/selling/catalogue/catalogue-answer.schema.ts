import { z } from "zod";
import { answersOf } from "#app/platform/forms/field-record.ts";
import { catalogueFields, catalogueNames } from "./catalogue-fields.ts";

/** What catalogue-json.ts writes, for the API description; a test compares the two. */
export const catalogueAnswer = z
  .object({
    id: z.guid(),
    name: z.object(answersOf(catalogueNames)).strict(),
    ...answersOf(catalogueFields),
    archived: z.boolean(),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .strict();
