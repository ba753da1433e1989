import { z } from "zod";
import { passwordSchema } from "#app/features/people/accounts/account.schema.ts";
import { requiredLine } from "#app/platform/forms/fields.ts";
import { PASSKEY_CAPS } from "./passkey-caps.ts";

export const passkeyNameSchema = z.object({ name: requiredLine({ max: PASSKEY_CAPS.name }) });

const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);

const named = {
  id: bytes(1_400).min(1),
  rawId: bytes(1_400).min(1),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).prefault({}),
};

/** What the browser says about a new passkey (WebAuthn Level 3, RegistrationResponseJSON). */
const created = z.object({
  ...named,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .catch([]),
  }),
});

/** How a passkey answers (WebAuthn Level 3, AuthenticationResponseJSON). */
const answered = z.object({
  ...named,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: bytes(200).nullish(),
  }),
});

/** A passkey in a field of a form, as JSON; null when no browser wrote it. */
function inField<S extends z.ZodType>(schema: S) {
  return z
    .string()
    .max(40_000)
    .transform((text): z.output<S> | null => {
      const parsed = schema.safeParse(parseJson(text));
      return parsed.success ? (parsed.data as z.output<S>) : null;
    });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const addPasskeySchema = z.discriminatedUnion("intent", [
  passwordSchema.extend({ intent: z.literal("begin") }),
  z.object({ intent: z.literal("create"), credential: inField(created) }),
]);

export const passkeyAnswerSchema = z.object({ credential: inField(answered) });

export type NewPasskey = z.output<typeof created>;
export type PasskeyAnswer = z.output<typeof answered>;
