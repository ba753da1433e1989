import { z } from "zod";
import { checkbox, email, optionalLocale, requiredLine } from "#app/platform/forms/fields.ts";
import { registrationSchema } from "#app/features/people/accounts/account.schema.ts";
import { GIVEN_ROLES } from "./given-roles.ts";
import { TICKED_RIGHTS, type TickedRight } from "./rights.ts";

const role = z.enum(GIVEN_ROLES);

const invitationToken = z.string().trim().min(1).max(200);

const tick = checkbox();

const ticks = { expenses: tick, decide: tick, returns: tick, years: tick, settings: tick };

export const inviteSchema = z
  .object({ email: email(), role, language: optionalLocale(), ...ticks })
  .transform(withRights);

export const changeRoleSchema = z
  .object({ role, seen: role, seenRights: z.string().max(200).default(""), ...ticks })
  .transform(withRights);

/** What is ticked counts for an accountant only. */
function withRights<Input extends Record<TickedRight, boolean>>(input: Input) {
  return { ...input, rights: TICKED_RIGHTS.filter((right) => input[right]) };
}

export const newPersonSchema = registrationSchema
  .pick({ firstName: true, lastName: true, password: true, acceptedTermsPrivacy: true })
  .extend({ token: invitationToken });

export const acceptSchema = z.object({ token: invitationToken });

export const startBusinessSchema = registrationSchema.pick({
  companyName: true,
  vatNumber: true,
  iban: true,
  address: true,
});

export const switchSchema = z.object({ business: requiredLine({ max: 64 }) });
