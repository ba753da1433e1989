import { z } from "zod";
import { optionalLine, optionalText, optionalVersion, requiredLine } from "#app/platform/forms/fields.ts";
import { printable } from "#app/platform/forms/printable-field.ts";

export const ANSWER_CAPS = { name: 70, remark: 1000 };

const remark = printable(optionalText({ max: ANSWER_CAPS.remark }));

export const acceptOfferSchema = z.object({
  name: printable(requiredLine({ max: ANSWER_CAPS.name })),
  remark,
});

export const declineOfferSchema = z.object({ remark });

/** What a client has said by phone or on paper; without a name, that of the offer's recipient. */
export const answerByHandSchema = z.object({
  name: printable(optionalLine({ max: ANSWER_CAPS.name })),
  remark,
  version: optionalVersion(),
});

export type AnswerByHand = z.output<typeof answerByHandSchema>;
