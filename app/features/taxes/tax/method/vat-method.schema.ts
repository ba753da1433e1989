import { z } from "zod";
import { checkbox, day, optionalLine, optionalSwitch } from "#app/platform/forms/fields.ts";
import { parseVatRate, vatRateFromNumber } from "#app/swiss/vat.ts";
import {
  CONSIDERATIONS,
  EARLIER_NET_RATES,
  FIRST_DAY,
  MOST_ACTIVITIES,
  NET_RATES,
  PERIODS,
  VAT_METHODS,
} from "./vat-method.ts";

const LAST_DAY = "2099-12-31";

const activity = z.object({
  code: z
    .string()
    .trim()
    .refine((code) => /^[0-9A-Za-z]{5}$/.test(code), { params: { code: "field.activity_code" } }),
  name: optionalLine({ max: 100 }),
  rate: z
    .union([z.number(), z.string()])
    .transform((rate) => (typeof rate === "number" ? vatRateFromNumber(rate) : parseVatRate(rate)) ?? -1)
    .refine((rate) => NET_RATES.includes(rate) || EARLIER_NET_RATES.includes(rate), {
      params: { code: "field.net_rate" },
    }),
});

const step = z.object({
  validFrom: day().refine((first) => first >= FIRST_DAY && first <= LAST_DAY, {
    params: { code: "field.vat_first_day" },
  }),
  method: z.enum(VAT_METHODS),
  consideration: z.enum(CONSIDERATIONS),
  period: z.enum(PERIODS),
  roundsToFive: checkbox(),
  activities: z.array(activity).max(MOST_ACTIVITIES).default([]),
  registeredBefore: optionalSwitch(),
});

export type VatMethodInput = z.output<typeof step>;

/** One step of the history. Rows of activities that are empty are left out before. */
export const vatMethodSchema = step.superRefine(checkStep);

/** The form of the first step asks what was before it. */
export const vatMethodFormSchema = step
  .extend({ asksBefore: optionalSwitch() })
  .superRefine(({ asksBefore, ...input }, issues) => {
    checkStep(input, issues);
    if (asksBefore && input.method !== "none" && input.registeredBefore === undefined)
      addTo(issues, ["registeredBefore"], "field.required");
  });

function checkStep({ method, period, activities }: VatMethodInput, issues: z.RefinementCtx): void {
  const wanted = method === "net" ? ["half", "year"] : ["month", "quarter", "year"];
  if (method !== "none" && !wanted.includes(period)) addTo(issues, ["period"], `field.vat_period_${method}`);
  if (method === "net" && activities.length === 0) addTo(issues, ["activities", 0, "code"], "field.required");
  activities.forEach(({ code }, index) => {
    if (activities.findIndex((other) => other.code === code) < index)
      addTo(issues, ["activities", index, "code"], "field.activity_twice");
  });
}

function addTo(issues: z.RefinementCtx, path: (string | number)[], code: string): void {
  issues.addIssue({ code: "custom", path, params: { code } });
}
