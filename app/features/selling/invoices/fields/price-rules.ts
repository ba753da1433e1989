import { z } from "zod";
import { discountFromNumbers, discountJson, discountText, MAX_LABEL, parseDiscount } from "./discount.ts";
import { parseSkonto, skontoFormText, skontoFromNumbers, skontoJson, skontoText } from "./skonto.ts";
import type { FieldKind } from "#app/platform/forms/field-kinds.ts";
import { addFieldError, optionalLine } from "#app/platform/forms/fields.ts";
import { decimalFromNumber } from "#app/swiss/decimal.ts";
import { MAX_RATE, parseRate, RATE_DECIMALS } from "#app/swiss/currency/exchange-rate.ts";
import { printable } from "#app/platform/forms/printable-field.ts";

const label = printable(optionalLine({ max: MAX_LABEL }));

const discountAnswer = z
  .object({ percent: z.number().optional(), amount: z.number().optional(), label: z.string().optional() })
  .strict()
  .optional();

/** Stored as typed: `10% Treuerabatt`, `50.00`; empty for none. */
export const discountKind: FieldKind<string> = {
  form: (text) => text,
  json: discountJson,
  answer: discountAnswer,
  stored: z.string().default(""),
  cell: "text",
  exported: (text) => text,
};

const discountNumbers = z.object({ percent: z.number().optional(), amount: z.number().optional(), label });

/** One line as it is typed in a form, or the object of JSON. */
export const discountRule = z
  .union([discountNumbers, printable(optionalLine({ max: MAX_LABEL + 20 }))])
  .nullish()
  .transform((value, ctx) => {
    const discount =
      typeof value === "object" && value !== null
        ? discountFromNumbers(value, value.label)
        : parseDiscount(value ?? "");
    if (discount === null) return addFieldError(ctx, "field.discount");
    if (discount && [...discount.label].length > MAX_LABEL)
      return addFieldError(ctx, "field.too_long", { max: MAX_LABEL });
    return discountText(discount);
  });

export const exchangeRateRule = z
  .union([z.number(), z.string().max(30)])
  .nullish()
  .transform((value, ctx) => {
    const rate = typeof value === "number" ? decimalFromNumber(value, RATE_DECIMALS) : parseRate(value ?? "");
    return rate === null || rate > MAX_RATE ? addFieldError(ctx, "field.exchange_rate") : rate;
  });

/** Stored as `2:10;1:20`. */
export const skontoKind: FieldKind<string> = {
  form: skontoFormText,
  json: skontoJson,
  answer: z.array(z.object({ percent: z.number(), days: z.number().int() }).strict()).optional(),
  stored: z.string().default(""),
  cell: "text",
  exported: skontoFormText,
};

const skontoNumbers = z.array(z.object({ percent: z.number(), days: z.number() }));

export const skontoRule = z
  .union([skontoNumbers, optionalLine({ max: 40 })])
  .nullish()
  .transform((value, ctx) => {
    const terms = Array.isArray(value) ? skontoFromNumbers(value) : parseSkonto(value ?? "");
    return terms === null ? addFieldError(ctx, "field.skonto") : skontoText(terms);
  });
