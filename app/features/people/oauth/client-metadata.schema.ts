import { z } from "zod";
import { isRedirectUri } from "./redirect-uri.ts";

export const AUTH_METHODS = ["none", "client_secret_basic", "client_secret_post"] as const;
export const GRANT_TYPES = ["authorization_code", "refresh_token"] as const;

const REGISTRATION_CAPS = { name: 100, redirectUri: 1_000, redirectUris: 10 };

const redirectUri = z.string().max(REGISTRATION_CAPS.redirectUri).refine(isRedirectUri);

/** RFC 7591, 2. What else a client says of itself is ignored, as the standard wants. */
export const clientMetadataSchema = z.object({
  redirect_uris: z.array(redirectUri).min(1).max(REGISTRATION_CAPS.redirectUris),
  client_name: z
    .string()
    .max(1_000)
    .default("")
    .transform((name) => shownName(name).slice(0, REGISTRATION_CAPS.name)),
  token_endpoint_auth_method: z.enum(AUTH_METHODS).default("client_secret_basic"),
  grant_types: z
    .array(z.string().max(100))
    .max(20)
    .default(["authorization_code"])
    .refine((types) => types.includes("authorization_code")),
  response_types: z
    .array(z.string().max(100))
    .max(20)
    .default(["code"])
    .refine((types) => types.includes("code")),
});

/** A document at its own client id, which has nothing to prove itself by. */
export function describedClientSchema(id: string) {
  return clientMetadataSchema.extend({
    client_id: z.literal(id),
    token_endpoint_auth_method: z.literal("none").default("none"),
    client_secret: z.undefined().optional(),
  });
}

/** One line, without what turns the direction of the text or cannot be seen. */
function shownName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
