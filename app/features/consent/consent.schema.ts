import { z } from "zod";
import { checkbox } from "#app/platform/forms/fields.ts";

/** Where a choice leads back to. */
export const choiceSchema = z.object({ redirectTo: z.string().max(4000).catch("") });

/** An own choice: a box for each purpose. */
export const ownChoiceSchema = choiceSchema
  .extend({ analytics: checkbox(), marketing: checkbox(), preferences: checkbox() })
  .transform(({ redirectTo, ...chosen }) => ({
    redirectTo,
    consent: { necessary: true as const, ...chosen },
  }));
