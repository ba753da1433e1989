import type * as zxcvbn from "@zxcvbn-ts/language-common";
import { packageOnUse } from "#app/platform/package-on-use.ts";

let leaked: Set<string> | undefined;

export function isCommonPassword(password: string): boolean {
  leaked ??= new Set(words()["passwords-common"] as string[]);
  return leaked.has(password.toLowerCase());
}

function words() {
  return packageOnUse<typeof zxcvbn>("@zxcvbn-ts/language-common").dictionary;
}
