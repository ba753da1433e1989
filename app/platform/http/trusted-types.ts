/** Who may turn text into a page or a worker, by name; browsers with Trusted Types refuse every other such use. */
export const TRUSTED_POLICIES = "trusted-types own-page own-worker";

interface Rules {
  createHTML?: (text: string) => string;
  createScriptURL?: (text: string) => string;
}

interface WithTrustedTypes {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
}

/** A page of this site, whose scripts stay dead. */
export function parsePage(html: string): Document {
  pages ??= policy("own-page", { createHTML: (text) => text });
  return new DOMParser().parseFromString(pages.createHTML?.(html) ?? html, "text/html");
}

let pages: Rules | undefined;

export function workerAddress(path: `/${string}.js`): string {
  return policy("own-worker", { createScriptURL: (text) => text }).createScriptURL?.(path) ?? path;
}

function policy(name: string, rules: Rules): Rules {
  return (globalThis as WithTrustedTypes).trustedTypes?.createPolicy(name, rules) ?? rules;
}
