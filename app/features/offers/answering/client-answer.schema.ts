import { z } from "zod";
import { optionalText, requiredLine } from "#app/platform/forms/fields.ts";
import { printable } from "#app/platform/forms/printable-field.ts";
import { CLIENT_ANSWER_CAPS } from "./client-answer-caps.ts";

export const acceptOfferSchema = z.object({
  name: printable(requiredLine({ max: CLIENT_ANSWER_CAPS.name })),
  remark: printable(optionalText({ max: CLIENT_ANSWER_CAPS.remark })),
});

export const declineOfferSchema = z.object({
  remark: printable(optionalText({ max: CLIENT_ANSWER_CAPS.remark })),
});
