import { randomBytes } from "node:crypto";
import type { Context } from "#app/platform/context.server.ts";
import { decrypt, encrypt } from "#app/platform/auth/encryption.server.ts";

/** Recognised by people, secret scanners and libraries of Standard Webhooks. */
const PREFIX = "whsec_";

const BYTES = 32;

const PURPOSE = "webhook secret";

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(BYTES).toString("base64");
}

/** It signs, so a hash would not do; readable in the row of this endpoint only. */
export function encryptSigningSecret({ platform }: Context, endpointId: string, secret: string): string {
  return encrypt(platform.secret, PURPOSE, endpointId, secret);
}

/** @returns null when the platform's own secret has changed */
export function decryptSigningSecret(
  { platform }: Context,
  endpointId: string,
  sealed: string,
): string | null {
  return decrypt(platform.secret, PURPOSE, endpointId, sealed);
}
