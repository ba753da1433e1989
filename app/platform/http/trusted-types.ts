/** Who may turn text into a page or a worker, by name; browsers with Trusted Types refuse every other such use. */
export const TRUSTED_POLICIES = "trusted-types own-page own-worker";

interface Rules {
  createHTML?: (text: string) => string;
  createScriptURL?: (text: string) => string;
}

export interface WithTrustedTypes {
  /** Each name once in a page. */
  trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
}
