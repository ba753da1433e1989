import type { Scope } from "#app/features/people/api-keys/scopes.ts";
import type { Operation } from "./operation.ts";

/** Null for calls that any key may make. */
export function scopeFor({ method, scope }: Pick<Operation, "method" | "scope">): Scope | null {
  return scope && `${scope}:${method === "get" ? "read" : "write"}`;
}
