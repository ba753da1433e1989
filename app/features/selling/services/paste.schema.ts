import { z } from "zod";
import { requiredLine } from "#app/platform/forms/fields.ts";
import { serviceFields } from "./service-fields.ts";

/** What all lines share is judged with each of them, by the rules of a service. */
export const pasteSchema = z.object({
  clientId: requiredLine({ max: 36 }),
  unit: serviceFields.unit.rule,
  unitPrice: z.string(),
  vatRate: z.string(),
  project: serviceFields.project.rule,
  lines: z.string().max(1_000_000),
});

export type PasteInput = z.output<typeof pasteSchema>;
