import { z } from "zod";
import { DEFAULT_TERM, MAX_TERM } from "./invoice.ts";
import { addFieldError } from "#app/platform/forms/fields.ts";

export function termDays() {
  return z.string().transform((value, ctx) => {
    const text = value.trim();
    if (!text) return addFieldError(ctx, "field.required");
    const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    return days >= 1 && days <= MAX_TERM
      ? days
      : addFieldError(ctx, "field.measure", { min: 1, max: MAX_TERM });
  });
}

export function optionalTermDays() {
  return z
    .union([z.number().int(), z.string().max(10)])
    .default(DEFAULT_TERM)
    .transform(String)
    .pipe(termDays());
}
