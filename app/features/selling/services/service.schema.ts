import { z } from "zod";
import { quantityStepProblem } from "#app/features/selling/invoices/fields/units.ts";
import { withFittingReason } from "#app/features/selling/invoices/fields/zero-rate-reason.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { addFieldError, optionalVersion, requiredLine } from "#app/platform/forms/fields.ts";
import { formatAmount, lineTotal, MAX_TOTAL } from "#app/swiss/money.ts";
import { serviceFields } from "./service-fields.ts";

export const serviceSchema = z
  .object({
    clientId: requiredLine({ max: 36 }),
    ...rulesOf(serviceFields),
    version: optionalVersion(),
  })
  .superRefine(({ quantity, unit, unitPrice }, ctx) => {
    if (!Number.isSafeInteger(quantity)) return;
    const problem = typeof unit === "string" ? quantityStepProblem(quantity, unit) : null;
    if (problem) addFieldError(ctx, `field.quantity_${problem}`, {}, ["quantity"]);
    const isTooMuch = Number.isSafeInteger(unitPrice) && lineTotal(quantity, unitPrice) > MAX_TOTAL;
    if (isTooMuch)
      addFieldError(ctx, "field.amount_too_large", { max: formatAmount(MAX_TOTAL) }, ["unitPrice"]);
  })
  .transform(withFittingReason);

export type ServiceInput = z.output<typeof serviceSchema>;
