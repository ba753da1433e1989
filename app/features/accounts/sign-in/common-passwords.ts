import { dictionary } from "@zxcvbn-ts/language-common";

/** The list is ordered by how often passwords leak. */
const REFUSED = 5_000;

let common: Set<string> | undefined;

export function isCommonPassword(password: string): boolean {
  common ??= new Set((dictionary["passwords-common"] as string[]).slice(0, REFUSED));
  return common.has(password.toLowerCase());
}
