import { MONEY_SCOPE } from "#app/features/people/accounts/money/money-scope.ts";
import { isScope, RESOURCES, type Scope, withoutRepeats } from "#app/features/people/api-keys/scopes.ts";
import type { ApiAccess } from "#app/platform/context.server.ts";

/** `write` includes `read`, and every part of the API. */
export const WIDE_SCOPES = ["read", "write"] as const;

export interface Grant {
  access: ApiAccess;
  /** The scopes of custom access; empty for other access. */
  scopes: Scope[];
}

const READING: Grant = { access: "read_only", scopes: [] };
const EVERYTHING: Grant = { access: "full", scopes: [] };

/**
 * Reading, when no scope is asked for. Scopes that are unknown, and the one for payments, are left out, which the
 * answer tells (RFC 6749, 3.3); null when no known one is left.
 */
export function grantAskedBy(text: string): Grant | null {
  const asked = text.split(" ").filter(Boolean);
  if (asked.length === 0) return READING;
  if (asked.includes("write")) return EVERYTHING;
  const parts = asked.filter(isScope).filter((scope) => scope !== MONEY_SCOPE);
  if (!asked.includes("read")) return customGrant(parts);
  if (parts.every((scope) => scope.endsWith(":read"))) return READING;
  return customGrant([...RESOURCES.map((resource): Scope => `${resource}:read`), ...parts]);
}

export function scopeText({ access, scopes }: Grant): string {
  if (access === "custom") return scopes.join(" ");
  return access === "full" ? "read write" : "read";
}

/** What a person may tick: the names of the fields, without the level of a part. */
export function grantChoices(grant: Grant): string[] {
  return scopeText(grant).split(" ").map(partOf);
}

/** Null when nothing of it was ticked. */
export function allowedOf(grant: Grant, isTicked: (choice: string) => boolean): Grant | null {
  if (grant.access === "custom") return customGrant(grant.scopes.filter((scope) => isTicked(partOf(scope))));
  if (grant.access === "full" && isTicked("write")) return EVERYTHING;
  return isTicked("read") ? READING : null;
}

function customGrant(scopes: Scope[]): Grant | null {
  return scopes.length > 0 ? { access: "custom", scopes: withoutRepeats(scopes) } : null;
}

function partOf(scope: string): string {
  return scope.split(":")[0] ?? "";
}
