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
] as const;

export type Resource = (typeof RESOURCES)[number];

type Level = "read" | "write";

export type Scope = `${Resource}:${Level}`;

export const SCOPES: Scope[] = RESOURCES.flatMap((resource): Scope[] => [
  `${resource}:read`,
  `${resource}:write`,
]);

export function isScope(text: string): text is Scope {
  return SCOPES.some((scope) => scope === text);
}

export function partsOf(scope: Scope): { resource: string; level: string } {
  const [resource = "", level = ""] = scope.split(":");
  return { resource, level };
}

/** One for each resource, in their order: writing includes reading. */
export function withoutRepeats(scopes: readonly string[]): Scope[] {
  return RESOURCES.flatMap((resource) => {
    const wider = ([`${resource}:write`, `${resource}:read`] as const).find((scope) =>
      scopes.includes(scope),
    );
    return wider ? [wider] : [];
  });
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
