import { z } from "zod";
import { invoiceAnswer } from "#app/features/selling/invoices/json/invoice-answer.schema.ts";
import { offerAnswer } from "#app/features/selling/offers/json/offer-answer.schema.ts";
import { NEXT_ACTIONS, NEXT_REASONS } from "#app/features/money/next-step/next-step.ts";

export const nextStepAnswer = z
  .object({ action: z.enum(NEXT_ACTIONS), on: z.iso.date().nullable(), reason: z.enum(NEXT_REASONS) })
  .strict();

/** An invoice as every call answers it: kept events have no step, as it depends on the day. */
export const invoiceNowAnswer = invoiceAnswer.extend({ nextStep: nextStepAnswer });

export const offerNowAnswer = offerAnswer.extend({ nextStep: nextStepAnswer });
