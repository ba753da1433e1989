import { z } from "zod";
import { optionalLine } from "#app/platform/forms/fields.ts";

const period = z.enum(["monthly", "yearly"]);

export const checkoutSchema = z.object({
  billingPeriod: period,
  successUrl: optionalLine({ max: 500 }),
  cancelUrl: optionalLine({ max: 500 }),
});

export const changePeriodSchema = z.object({
  billingPeriod: period,
  prorationBehavior: z.literal("create_prorations").optional(),
});
