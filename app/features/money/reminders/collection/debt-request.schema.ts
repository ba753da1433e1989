import { z } from "zod";
import { OFFICIAL_LANGUAGES } from "#app/swiss/canton-languages.ts";
import { optionalLine, requiredLine } from "#app/platform/forms/fields.ts";
import { OFFICE_LENGTH, REMARK_LENGTH } from "./debt-request.ts";

export const debtRequestSchema = z.object({
  language: z.enum(OFFICIAL_LANGUAGES),
  office: requiredLine({ max: OFFICE_LENGTH }),
  remark: optionalLine({ max: REMARK_LENGTH }),
});

/** The request as it was made: figures in Rappen and tenths of a percent. */
export const requestedSchema = debtRequestSchema.extend({
  day: z.string(),
  capital: z.coerce.number().int(),
  rate: z.coerce.number().int(),
  interestFrom: z.string(),
  accrued: z.coerce.number().int(),
  fee: z.coerce.number().int(),
  total: z.coerce.number().int(),
});

export type DebtRequest = z.output<typeof debtRequestSchema>;
export type Requested = z.output<typeof requestedSchema>;
