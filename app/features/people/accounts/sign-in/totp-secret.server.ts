import type { Context, UserContext } from "#app/platform/context.server.ts";
import { decrypt, encrypt } from "#app/platform/auth/encryption.server.ts";

const PURPOSE = "totp secret";
const SETUP_PURPOSE = "totp secret being set up";

const SETUP_LIFETIME_MS = 30 * 60 * 1000;

interface BegunSecret {
  secret: string;
  /** ms since 1970. */
  at: number;
}

/** Only the session in which the password was given can read it. */
export function encryptSetupSecret(ctx: UserContext, { secret, at }: BegunSecret): string {
  return encrypt(ctx.platform.secret, SETUP_PURPOSE, ownerOf(ctx), `${at} ${secret}`);
}

export function decryptSetupSecret(ctx: UserContext, sealed: string | null): BegunSecret | null {
  const text = sealed === null ? null : decrypt(ctx.platform.secret, SETUP_PURPOSE, ownerOf(ctx), sealed);
  const [at, secret] = text?.split(" ") ?? [];
  if (!secret || ctx.now.getTime() - Number(at) > SETUP_LIFETIME_MS) return null;
  return { secret, at: Number(at) };
}

function ownerOf(ctx: UserContext): string {
  return `${ctx.user.id} ${ctx.sessionId}`;
}

export function encryptTotpSecret(ctx: Context, userId: string, secret: string): string {
  return encrypt(ctx.platform.secret, PURPOSE, userId, secret);
}

/** Null also when the platform's secret has changed. */
export function decryptTotpSecret(ctx: Context, userId: string, sealed: string | null): string | null {
  if (sealed === null) return null;
  const secret = decrypt(ctx.platform.secret, PURPOSE, userId, sealed);
  if (secret === null) ctx.log.error({ event: "account.totp_secret_unreadable", userId });
  return secret;
}
