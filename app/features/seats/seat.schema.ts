import { z } from "zod";
import { email, requiredLine } from "#app/platform/forms/fields.ts";
import { codeSchema, passwordSchema, registrationSchema } from "#app/features/accounts/account.schema.ts";
import { passkeyAnswerSchema } from "#app/features/accounts/passkeys/passkey.schema.ts";
import { GIVEN_ROLES } from "./given-roles.ts";

const role = z.enum(GIVEN_ROLES);

const invitationToken = z.string().trim().min(1).max(200);

export const handOverSchema = z.discriminatedUnion("intent", [
  passwordSchema.extend({ intent: z.literal("begin") }),
  codeSchema.extend({ intent: z.literal("code"), proof: z.string().max(200) }),
  passkeyAnswerSchema.extend({ intent: z.literal("passkey") }),
]);

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
