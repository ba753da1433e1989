import { z } from "zod";
import { email, requiredLine } from "#app/platform/forms/fields.ts";
import { registrationSchema } from "#app/features/people/accounts/account.schema.ts";
import { GIVEN_ROLES } from "./given-roles.ts";

const role = z.enum(GIVEN_ROLES);

const invitationToken = z.string().trim().min(1).max(200);

export const inviteSchema = z.object({ email: email(), role });

export const changeRoleSchema = z.object({ role, seen: role });

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
