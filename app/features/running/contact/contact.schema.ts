import { z } from "zod";
import { email, requiredLine, requiredText } from "#app/platform/forms/fields.ts";
import { CONTACT_CAPS, CONTACT_SUBJECTS } from "./contact-choices.ts";

export const contactSchema = z.object({
  fullName: requiredLine({ min: 2, max: CONTACT_CAPS.fullName }),
  email: email(),
  subject: z.enum(CONTACT_SUBJECTS),
  message: requiredText({ min: 2, max: CONTACT_CAPS.message }),
  /** Hidden from people: only programs fill it in. */
  website: z.string().default(""),
});

export type ContactMessage = z.output<typeof contactSchema>;
