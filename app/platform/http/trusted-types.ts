/** Who may turn text into a page or a worker, by name, once in each of a page's scripts; browsers refuse all others. */
export const TRUSTED_POLICIES = "trusted-types own-page service-worker default 'allow-duplicates'";

interface Rules {
  createHTML?: (text: string) => string;
  createScriptURL?: (text: string) => string;
}

export interface WithTrustedTypes {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
}
