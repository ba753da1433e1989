import { z } from "zod";
import { addFieldError, day as dayField, optionalDay } from "#app/platform/forms/fields.ts";
import { dateOf, hasDayOfMonth, type SeriesEnd, type SeriesRule, UNITS } from "./series-dates.ts";
import { MAX_EVERY, MAX_TIMES } from "#app/features/selling/series/series.ts";

/** Digits of a form, or a number. */
function whole(max: number) {
  return z.union([z.number(), z.string().max(20)]).transform((value, ctx) => {
    const number = typeof value === "number" ? value : /^\s*\d+\s*$/.test(value) ? Number(value) : 0;
    return Number.isInteger(number) && number >= 1 && number <= max
      ? number
      : addFieldError(ctx, "field.measure", { min: 1, max });
  });
}

const dayOfMonth = z
  .union([z.number(), z.literal("last"), z.string().max(20)])
  .transform((value, ctx): number | "last" | undefined => {
    if (value === "" || value === "last") return value || undefined;
    const number = Number(value);
    return Number.isInteger(number) && number >= 1 && number <= 31
      ? number
      : addFieldError(ctx, "field.measure", { min: 1, max: 31 });
  })
  .optional();

/** JSON may give the last day, or how many, by itself. */
function endAlone(value: unknown): unknown {
  if (typeof value === "number") return { after: value };
  if (value === null) return undefined;
  return typeof value === "string" ? { on: value } : value;
}

const endFields = z
  .object({ on: optionalDay(), after: z.union([z.literal(""), whole(MAX_TIMES)]).optional() })
  .transform(({ on, after }, ctx): SeriesEnd | undefined => {
    if (on && after) return addFieldError(ctx, "field.series_one_end", {}, ["after"]);
    if (on) return { on };
    return after ? { after } : undefined;
  })
  .optional();

const end = z.preprocess(endAlone, endFields);

export const seriesRuleSchema = z
  .object({ every: whole(MAX_EVERY), unit: z.enum(UNITS), start: dayField(), day: dayOfMonth, end })
  .transform(({ every, unit, start, day, end }, ctx): SeriesRule => {
    const rule = { every, unit, start, ...(day === undefined ? {} : { day }), ...(end ? { end } : {}) };
    if (day !== undefined && !hasDayOfMonth(unit)) addFieldError(ctx, "field.day_of_month", {}, ["day"]);
    if (dateOf(rule, 0) === null) addFieldError(ctx, "field.series_end", {}, ["end", "on"]);
    return rule;
  });
