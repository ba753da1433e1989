import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** AES-256-GCM with a random nonce of 96 bits (NIST SP 800-38D §8.2.2) and the full tag. */
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Names the format, should another cipher ever follow. */
const VERSION = "v1";

/** 32 bytes for one purpose only (HKDF with SHA-256, RFC 5869). */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `rappen ${purpose}`, 32));
}

/** @param owner id of the row the text belongs to: a copy in another row cannot be decrypted */
export function encrypt(secret: string, purpose: string, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derivedKey(secret, purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return [VERSION, nonce.toString("base64url"), sealed.toString("base64url")].join(".");
}

/** @returns null for what was encrypted with another secret, for another purpose or owner, or was changed since */
export function decrypt(secret: string, purpose: string, owner: string, sealed: string): string | null {
  const [version, nonce = "", body = ""] = sealed.split(".");
  const bytes = Buffer.from(body, "base64url");
  const iv = Buffer.from(nonce, "base64url");
  if (version !== VERSION || iv.length !== NONCE_BYTES || bytes.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, derivedKey(secret, purpose), iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
