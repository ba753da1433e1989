import { z } from "zod";
import { day, optionalChoice, optionalVersion } from "#app/platform/forms/fields.ts";
import { PAYING } from "./paid-from.ts";

export const payExpenseSchema = z.object({
  paidOn: day(),
  paidFrom: optionalChoice(PAYING).transform((account) => account ?? "bank"),
  version: optionalVersion(),
});

export type PayExpenseInput = z.output<typeof payExpenseSchema>;
