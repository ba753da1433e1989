import { z } from "zod";

const codes = z.array(z.string());

/** What was before a change. What has no entry is undone by what every link does: access ends, the password is void. */
export const undoRecordSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("email_changed"), email: z.string(), verifiedAt: z.string().nullable() }),
  z.object({ kind: z.literal("two_step_on") }),
  z.object({
    kind: z.literal("two_step_off"),
    secret: z.string().nullable(),
    enabledAt: z.string(),
    lastStep: z.number(),
    codes,
  }),
  z.object({ kind: z.literal("recovery_codes_renewed"), codes }),
  z.object({ kind: z.literal("passkey_added"), id: z.string() }),
  z.object({
    kind: z.literal("passkey_removed"),
    passkey: z.object({
      id: z.string(),
      public_key: z.string(),
      counter: z.number(),
      transports: z.string(),
      name: z.string(),
      aaguid: z.string(),
      is_backed_up: z.number(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  }),
  z.object({ kind: z.literal("passkey_copied"), id: z.string() }),
  z.object({ kind: z.literal("provider_connected"), issuer: z.string(), subject: z.string() }),
  z.object({
    kind: z.enum(["password_changed", "new_sign_in", "api_key_made", "application_connected"]),
  }),
]);

export type UndoRecord = z.output<typeof undoRecordSchema>;
