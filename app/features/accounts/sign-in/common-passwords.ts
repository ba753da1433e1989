import { dictionary } from "@zxcvbn-ts/language-common";

/** How many of the most common passwords are refused; the list is ordered by how often they leak. */
const REFUSED = 5_000;

let common: Set<string> | undefined;

/** True for a password that guessing programs try first, in any case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set((dictionary["passwords-common"] as string[]).slice(0, REFUSED));
  return common.has(password.toLowerCase());
}
