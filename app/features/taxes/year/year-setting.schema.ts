import { z } from "zod";
import { addFieldError, day } from "#app/platform/forms/fields.ts";
import { addDays, isDay } from "#app/swiss/dates.ts";
import { LONGEST_YEAR, monthsOf } from "#app/features/people/accounts/years/business-year.ts";

const optionalDay = z.literal("").or(day());

/** The month and, for who began not long ago, the days of the first business year. */
export const yearSettingSchema = z
  .object({
    begins: z.string().transform((text, ctx) => {
      const month = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
      return month >= 1 && month <= 12 ? month : addFieldError(ctx, "field.month_number");
    }),
    firstFrom: optionalDay,
    firstTo: optionalDay,
  })
  .superRefine(({ begins, firstFrom, firstTo }, ctx) => {
    const refuse = (path: string, code: string) =>
      ctx.addIssue({ code: "custom", path: [path], params: { code } });
    if ((firstFrom === "") !== (firstTo === ""))
      refuse(firstFrom === "" ? "firstFrom" : "firstTo", "field.required");
    if (![firstFrom, firstTo].every((one) => isDay(`${one}`))) return;
    const isEnd = addDays(firstTo, 1).slice(5) === `${String(begins).padStart(2, "0")}-01`;
    if (!isEnd) refuse("firstTo", "field.year_end");
    else if (firstTo < firstFrom || monthsOf({ from: firstFrom, to: firstTo }).length > LONGEST_YEAR)
      refuse("firstTo", "field.year_too_long");
  });
