import { z } from "zod";

const codes = z.array(z.string());

const rights = z.string().default("");

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
    kind: z.enum([
      "password_changed",
      "new_sign_in",
      "api_key_made",
      "application_connected",
      "access_ended",
    ]),
  }),
]);

const account = z.object({ iban: z.string(), qrIban: z.string() });

/** The row; its keys stay sealed. */
const provider = z.object({
  id: z.string(),
  provider: z.string(),
  mode: z.enum(["own_key", "connect"]),
  sealed_key: z.string(),
  sealed_secret: z.string(),
  key_ending: z.string(),
  is_test: z.number(),
  account_id: z.string().nullable(),
  state: z.enum(["active", "onboarding", "off"]),
  last_error: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** What was before a change in a business; it is put back only where things are as the change left them. */
export const businessUndoSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("invitation_made"), invitation: z.string() }),
  z.object({ kind: z.literal("seat_taken"), person: z.string() }),
  z.object({
    kind: z.literal("role_changed"),
    person: z.string(),
    before: z.string(),
    formerRights: rights,
    after: z.string(),
    rights,
  }),
  z.object({
    kind: z.literal("seat_ended"),
    person: z.string(),
    role: z.string(),
    rights,
    createdAt: z.string(),
  }),
  z.object({ kind: z.enum(["ownership_offered", "ownership_accepted"]), to: z.string() }),
  z.object({ kind: z.literal("ownership_taken"), former: z.string(), heir: z.string() }),
  z.object({ kind: z.enum(["webhook_made", "webhook_changed"]), webhook: z.string() }),
  z.object({ kind: z.literal("client_page_made"), page: z.string() }),
  z.object({ kind: z.literal("calendar_made"), person: z.string() }),
  z.object({ kind: z.literal("account_before_proof"), account }),
  z.object({ kind: z.literal("account_wished"), wish: z.string() }),
  z.object({ kind: z.literal("account_used"), iban: z.string() }),
  z.object({ kind: z.literal("account_changed"), before: account, after: account }),
  /** `after` is the id of the new one, empty where it was removed. */
  z.object({ kind: z.literal("provider_changed"), before: provider.nullable(), after: z.string() }),
  z.object({ kind: z.literal("money_right_changed"), before: z.boolean(), after: z.boolean() }),
]);

export type BusinessUndo = z.output<typeof businessUndoSchema>;

export type UndoRecord = z.output<typeof undoRecordSchema>;
