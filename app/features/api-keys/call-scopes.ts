import { type CallScope, FOR_BOTH, FOR_KEYS } from "#app/addresses/calls.ts";
import type { Resource, Scope } from "./scopes.ts";

const READING = ["GET", "HEAD"];

const PATTERNS = [...Object.values(FOR_BOTH), ...Object.values(FOR_KEYS)]
  .flatMap((calls) => Object.entries<readonly [unknown, CallScope]>(calls))
  .map(([path, [, scope]]) => ({ segments: path.split("/"), scope }))
  .toSorted((a, b) => parametersIn(a.segments) - parametersIn(b.segments));

/** Null for calls that need none. What is unknown needs the most. */
export function scopeFor(method: string, pathname: string): Scope | null {
  const asked = segmentsAfterVersion(pathname);
  const found = PATTERNS.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((one, at) => one.startsWith(":") || one === asked[at]),
  );
  if (!found) return "account:write";
  const isRead = READING.includes(method);
  const resource = resourceOf(found.scope, isRead);
  return resource && `${resource}:${isRead ? "read" : "write"}`;
}

function resourceOf(scope: CallScope, isRead: boolean): Resource | null {
  if (scope === null || typeof scope === "string") return scope;
  return scope[isRead ? 0 : 1];
}

function parametersIn(segments: string[]): number {
  return segments.filter((segment) => segment.startsWith(":")).length;
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
