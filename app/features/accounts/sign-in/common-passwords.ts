import type * as zxcvbn from "@zxcvbn-ts/language-common";
import { packageOnUse } from "#app/platform/package-on-use.ts";

/** The list is ordered by how often passwords leak. */
const REFUSED = 5_000;

let common: Set<string> | undefined;

export function isCommonPassword(password: string): boolean {
  common ??= new Set((words()["passwords-common"] as string[]).slice(0, REFUSED));
  return common.has(password.toLowerCase());
}

function words() {
  return packageOnUse<typeof zxcvbn>("@zxcvbn-ts/language-common").dictionary;
}
