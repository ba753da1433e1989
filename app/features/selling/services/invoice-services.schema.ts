import { z } from "zod";
import { addFieldError, optionalDay, requiredLine } from "#app/platform/forms/fields.ts";

/** The most services on one invoice. */
export const MAX_BILLED = 500;

const SERVICE_ROWS = ["service", "text"] as const;

const id = z.string().max(36);

/** `versions` are those that were seen, by the service's id. */
export const invoiceServicesSchema = z
  .object({
    clientId: requiredLine({ max: 36 }),
    serviceIds: z.array(id).min(1).max(MAX_BILLED).optional(),
    versions: z.record(id, z.number().int()).optional(),
    until: optionalDay(),
    groupBy: z.enum(SERVICE_ROWS).default("service"),
  })
  .superRefine(({ serviceIds, until }, ctx) => {
    if (serviceIds && until) addFieldError(ctx, "field.services_one_way", {}, ["until"]);
    if (!serviceIds && until === "") addFieldError(ctx, "field.required", {}, ["serviceIds"]);
  });

export type InvoiceServicesInput = z.output<typeof invoiceServicesSchema>;
