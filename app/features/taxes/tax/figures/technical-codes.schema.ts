import { z } from "zod";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { RATE_ENDS, TECHNICAL_CODE } from "./technical-codes.ts";

/** What is blank stays open. */
export const technicalCodesForm = z.object({
  rows: z
    .array(
      z.object({
        rate: z
          .string()
          .regex(/^\d{1,3}$/)
          .transform(Number),
        until: z.enum(RATE_ENDS),
        code: z
          .string()
          .trim()
          .toUpperCase()
          .refine((code) => code === "" || TECHNICAL_CODE.test(code), {
            params: { code: "field.technical_code" },
          }),
      }),
    )
    .max(20)
    .default([])
    .transform((rows) => rows.filter(({ code }) => code !== "")),
  version: optionalVersion(),
});
