import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { opens, type Scope } from "./scopes.ts";

/** Requires that a program may do everything. @throws AppError `api_key.full_required` */
export function requireFullAccess({ caller }: Pick<UserContext, "caller">): void {
  if (caller && caller.access !== "full") throw new AppError("api_key.full_required");
}

/**
 * For calls by programs; whoever has signed in may do everything.
 * @throws AppError `api_key.read_only` for a change by a key that may only read, `api_key.scope_missing`
 */
export function requireScope({ caller }: Pick<UserContext, "caller">, scope: Scope): void {
  if (!caller || opens(caller, scope)) return;
  if (caller.access === "read_only") throw new AppError("api_key.read_only", [], undefined, { scope });
  throw new AppError("api_key.scope_missing", [], undefined, { params: { scope }, scope });
}
