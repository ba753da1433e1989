import { MONEY_SCOPE } from "#app/features/people/accounts/money/money-scope.ts";
import type { ApiAccess } from "#app/platform/context.server.ts";

/** `payments` covers bank files, `webhooks` events, `account` profile, design, statistics, export and VAT returns. */
export const RESOURCES = [
  "invoices",
  "offers",
  "clients",
  "catalogue",
  "payments",
  "expenses",
  "series",
  "reminders",
  "templates",
  "webhooks",
  "account",
  "sandboxes",
] as const;

export type Resource = (typeof RESOURCES)[number];

type Level = "read" | "write";

export type Scope = `${Resource}:${Level}` | typeof MONEY_SCOPE;

export const SCOPES: Scope[] = RESOURCES.flatMap((resource): Scope[] => [
  `${resource}:read`,
  `${resource}:write`,
]);

export const KEY_SCOPES: Scope[] = [...SCOPES, MONEY_SCOPE];

export function isScope(text: string): text is Scope {
  return KEY_SCOPES.some((scope) => scope === text);
}

export function partsOf(scope: Scope): { resource: string; level: string } {
  const [resource = "", level = ""] = scope.split(":");
  return { resource, level };
}

/** One for each resource, in their order: writing includes reading. */
export function withoutRepeats(scopes: readonly string[]): Scope[] {
  const parts = RESOURCES.flatMap((resource): Scope[] => {
    const wider = ([`${resource}:write`, `${resource}:read`] as const).find((scope) =>
      scopes.includes(scope),
    );
    return wider ? [wider] : [];
  });
  return scopes.includes(MONEY_SCOPE) ? [...parts, MONEY_SCOPE] : parts;
}

/** All that a key opens, whatever its access. */
export function scopesOf({ access, scopes }: { access: ApiAccess; scopes: readonly string[] }): Scope[] {
  if (access === "custom") return withoutRepeats(scopes);
  return RESOURCES.map((resource): Scope => `${resource}:${access === "full" ? "write" : "read"}`);
}

export function opens(key: Parameters<typeof scopesOf>[0], wanted: Scope): boolean {
  const wider = wanted.replace(/:read$/, ":write");
  return scopesOf(key).some((scope) => scope === wanted || scope === wider);
}
