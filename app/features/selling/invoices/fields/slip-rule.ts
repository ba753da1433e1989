import { z } from "zod";
import type { FieldKind } from "#app/platform/forms/field-kinds.ts";
import { addFieldError } from "#app/platform/forms/fields.ts";
import { knownSlip, SLIP_CHOICES, type SlipChoice } from "./slip-choice.ts";

export const slipChoiceKind: FieldKind<SlipChoice> = {
  form: (choice) => (choice === "standard" ? "" : choice),
  json: (choice) => choice,
  answer: z.enum(SLIP_CHOICES),
  stored: z.enum(SLIP_CHOICES).default("standard"),
  cell: "text",
  exported: (choice) => choice,
};

export const slipChoiceRule = z
  .string()
  .nullish()
  .meta({ enum: [...SLIP_CHOICES] })
  .transform((value, ctx): SlipChoice => {
    const text = value?.trim();
    if (!text) return "standard";
    const known = knownSlip(text);
    return known ?? addFieldError(ctx, "field.not_one_of", { values: SLIP_CHOICES.join(", ") });
  });
