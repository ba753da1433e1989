import type { Context } from "#app/platform/context.server.ts";
import { decrypt, encrypt } from "#app/platform/encryption.server.ts";

const PURPOSE = "totp secret";

/** A base32 secret as the database keeps it. */
export function sealSecret(ctx: Context, userId: string, secret: string): string {
  return encrypt(ctx.platform.secret, PURPOSE, userId, secret);
}

/** The base32 secret again. Null: there is none, or it cannot be read because the platform's secret has changed. */
export function openSecret(ctx: Context, userId: string, sealed: string | null): string | null {
  if (sealed === null) return null;
  const secret = decrypt(ctx.platform.secret, PURPOSE, userId, sealed);
  if (secret === null) ctx.log.error({ event: "account.totp_secret_unreadable", userId });
  return secret;
}
