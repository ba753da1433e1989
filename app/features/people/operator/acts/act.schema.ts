import { z } from "zod";
import { passwordSchema } from "#app/features/people/accounts/account.schema.ts";
import { requiredLine } from "#app/platform/forms/fields.ts";
import { GIVEN_PLANS } from "#app/features/people/operator/accounts/given-plan.ts";
import { LONGEST_REASON } from "./act.ts";

export const actSchema = z.object({
  reason: requiredLine({ max: LONGEST_REASON }),
  seen: z.string().max(36).default(""),
});

export const jobActSchema = actSchema.omit({ seen: true });

export const dangerousActSchema = actSchema.extend({
  ...passwordSchema.shape,
});

export const planActSchema = actSchema.extend({
  plan: z.enum(GIVEN_PLANS),
});
