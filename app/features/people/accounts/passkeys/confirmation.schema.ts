import { z } from "zod";
import { codeSchema, passwordSchema } from "#app/features/people/accounts/account.schema.ts";
import { passkeyAnswerSchema } from "./passkey.schema.ts";

export const confirmationSchema = z.discriminatedUnion("intent", [
  passwordSchema.extend({ intent: z.literal("begin") }),
  codeSchema.extend({ intent: z.literal("code"), proof: z.string().max(200) }),
  passkeyAnswerSchema.extend({ intent: z.literal("passkey") }),
]);

export type Confirmation = z.output<typeof confirmationSchema>;
