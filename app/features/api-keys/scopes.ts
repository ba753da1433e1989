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

const READING = ["GET", "HEAD"];

const BY_SEGMENT: Record<string, Resource> = {
  invoices: "invoices",
  offers: "offers",
  clients: "clients",
  catalogue: "catalogue",
  payments: "payments",
  "bank-files": "payments",
  expenses: "expenses",
  series: "series",
  "reminder-settings": "reminders",
  "reminder-letters": "reminders",
  templates: "templates",
  webhooks: "webhooks",
  events: "webhooks",
  seats: "account",
  user: "account",
  dashboard: "account",
  data: "account",
  tax: "account",
  journal: "account",
  sandbox: "account",
};

/** Null for calls that need none. What is unknown needs the most: a new call is closed until it is named here. */
export function scopeFor(method: string, pathname: string): Scope | null {
  const [first = "", second, third] = segmentsAfterVersion(pathname);
  const isRead = READING.includes(method);
  if (first === "qr-bill" || (first === "account" && isRead)) return null;
  if (first === "sandbox" && second === "payments") return `payments:${isRead ? "read" : "write"}`;
  const resource =
    (first === "invoices" || first === "clients") && third === "reminders"
      ? "reminders"
      : Object.hasOwn(BY_SEGMENT, first)
        ? BY_SEGMENT[first]
        : undefined;
  return resource ? `${resource}:${isRead ? "read" : "write"}` : "account:write";
}

/** Read as the router reads them, which takes any case and decodes each segment. */
function segmentsAfterVersion(pathname: string): string[] {
  const [, , ...rest] = pathname.split("/").filter(Boolean);
  return rest.map((segment) => decoded(segment).toLowerCase());
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
