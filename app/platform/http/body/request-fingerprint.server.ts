import { createHash } from "node:crypto";
import { withSortedNames } from "./with-sorted-names.ts";

/** Goes up with every change of what a fingerprint is made of. */
const VERSION = "1";

/** Stands for what a call asks for, with the version of the rule by which it does. */
export function fingerprintOf(method: string, address: string, body: Uint8Array): string {
  const hash = createHash("sha256").update(`${method} ${address}\n`).update(meaningOf(body));
  return `${VERSION}:${hash.digest("hex")}`;
}

/**
 * What another release stored, by a rule of its own or without a version, cannot be told apart: whoever repeats a key
 * is then taken to repeat the call.
 */
export function isOtherRequest(stored: string, fingerprint: string): boolean {
  return stored.startsWith(`${VERSION}:`) && stored !== fingerprint;
}

/**
 * JSON means the same whatever its spaces, the order of its names and the way its numbers are written, and null is the
 * same as nothing; other bodies count by their bytes.
 */
function meaningOf(body: Uint8Array): string | Uint8Array {
  try {
    const json: unknown = withSortedNames(JSON.parse(new TextDecoder().decode(body)));
    return JSON.stringify(json, (name, value: unknown) => (name && value === null ? undefined : value));
  } catch {
    return body;
  }
}
