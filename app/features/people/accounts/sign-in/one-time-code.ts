import { Secret, TOTP } from "otpauth";

/** Supported by every authenticator app: SHA-1, six digits, 30 seconds (RFC 6238). */
const ALGORITHM = "SHA1";
const DIGITS = 6;
const PERIOD = 30;

/** Clocks may differ by one step, 30 seconds, either way (RFC 6238 §5.2). */
const WINDOW = 1;

const ISSUER = "Rappen";

/** Bytes, as long as a SHA-1 hash (RFC 4226 §4, R6). */
export const SECRET_BYTES = 20;

export function secretText(bytes: Uint8Array<ArrayBuffer>): string {
  return new Secret({ buffer: bytes.slice().buffer }).base32;
}

export function inGroups(text: string, separator = " "): string {
  return (text.match(/.{1,4}/g) ?? []).join(separator);
}

export function setupUri(secret: string, email: string): string {
  return new TOTP({
    issuer: ISSUER,
    label: email,
    secret,
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD,
  }).toString();
}

export function isOneTimeCode(code: string): boolean {
  return /^\d{6}$/.test(digitsOf(code));
}

/** Refusing this step (30 s since 1970) and earlier ones makes every code work once (RFC 6238 §5.2). */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  if (!isOneTimeCode(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token: digitsOf(code),
    secret: Secret.fromBase32(secret),
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD,
    timestamp,
    window: WINDOW,
  });
  return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}

function digitsOf(code: string): string {
  return code.replace(/\s/g, "");
}
