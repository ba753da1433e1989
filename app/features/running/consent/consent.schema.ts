import { z } from "zod";
import { checkbox } from "#app/platform/forms/fields.ts";

export const choiceSchema = z.object({ redirectTo: z.string().max(4000).catch("") });

export const ownChoiceSchema = choiceSchema
  .extend({
    analytics: checkbox(),
    marketing: checkbox(),
    preferences: checkbox(),
    inDialog: checkbox(),
  })
  .transform(({ redirectTo, inDialog, ...chosen }) => ({
    redirectTo,
    inDialog,
    consent: { necessary: true as const, ...chosen },
  }));
