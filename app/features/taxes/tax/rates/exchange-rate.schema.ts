import { z } from "zod";
import { exchangeRateRule } from "#app/features/selling/invoices/fields/price-rules.ts";
import { addFieldError } from "#app/platform/forms/fields.ts";
import { isMonth } from "#app/swiss/dates.ts";

export const exchangeRateSchema = z.object({
  month: z
    .string()
    .max(7)
    .transform((month, ctx) => (isMonth(month) ? month : addFieldError(ctx, "field.month"))),
  rate: exchangeRateRule.transform((rate, ctx) => (rate === 0 ? addFieldError(ctx, "field.required") : rate)),
});

export type ExchangeRateInput = z.output<typeof exchangeRateSchema>;
