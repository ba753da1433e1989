import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "#app/platform/context.server.ts";
import { derivedKey } from "./encryption.server.ts";
import { spendOnce } from "./spend-once.server.ts";

const LIFETIME_MS = 5 * 60 * 1000;

const NONCE_BYTES = 16;
const INSTANT_BYTES = 6;
const BYTES = NONCE_BYTES + INSTANT_BYTES + 32;

/**
 * It carries its own proof, so that whoever only looks at a page leaves no row.
 * @param purpose what its answer allows, and the browser or session for which: it is worth nothing elsewhere
 * @returns base64url
 */
export function newChallenge(ctx: Context, purpose: string): string {
  const instant = Buffer.alloc(INSTANT_BYTES);
  instant.writeUIntBE(ctx.now.getTime(), 0, INSTANT_BYTES);
  const head = Buffer.concat([randomBytes(NONCE_BYTES), instant]);
  return Buffer.concat([head, proofOf(ctx, purpose, head)]).toString("base64url");
}

/** For 5 minutes. Whether it has been answered already, `spendChallenge` says. */
export function isOpenChallenge(ctx: Context, purpose: string, challenge: string): boolean {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== BYTES) return false;
  const head = bytes.subarray(0, NONCE_BYTES + INSTANT_BYTES);
  if (!timingSafeEqual(bytes.subarray(head.length), proofOf(ctx, purpose, head))) return false;
  const age = ctx.now.getTime() - head.readUIntBE(NONCE_BYTES, INSTANT_BYTES);
  return age >= 0 && age <= LIFETIME_MS;
}

/** Run it in the transaction of what the answer allows. @returns false when it was answered before */
export function spendChallenge(ctx: Context, challenge: string): Promise<boolean> {
  return spendOnce(ctx, challenge, new Date(ctx.now.getTime() + 2 * LIFETIME_MS));
}

function proofOf({ platform }: Context, purpose: string, head: Buffer): Buffer {
  const key = derivedKey(platform.secret, "passkey challenge");
  return createHmac("sha256", key).update(head).update(purpose).digest();
}
