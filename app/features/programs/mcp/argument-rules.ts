import { z } from "zod";
import { CURRENCIES } from "#app/swiss/money.ts";
import { addFieldError } from "#app/platform/forms/fields.ts";

const DEFAULT_LIMIT = 10;

const MAX_LIMIT = 50;

export const idRule = z.guid();

export const limitRule = z
  .number()
  .meta({ type: "integer", minimum: 1, maximum: MAX_LIMIT })
  .default(DEFAULT_LIMIT)
  .transform((value, ctx) =>
    Number.isInteger(value) && value >= 1 && value <= MAX_LIMIT
      ? value
      : addFieldError(ctx, "field.measure", { min: 1, max: MAX_LIMIT }),
  );

export const currencyRule = z.enum(CURRENCIES).default("CHF");

export const confirmationRule = z.string().max(1000).optional();
