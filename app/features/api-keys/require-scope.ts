import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { opens, type Scope } from "./scopes.ts";

/**
 * For calls by key; whoever has signed in may do everything.
 * @throws AppError `api_key.read_only` for a change by a key that may only read, `api_key.scope_missing`
 */
export function requireScope({ apiKey }: Pick<UserContext, "apiKey">, scope: Scope): void {
  if (!apiKey || opens(apiKey, scope)) return;
  if (apiKey.access === "read_only") throw new AppError("api_key.read_only");
  throw new AppError("api_key.scope_missing", [], undefined, { params: { scope } });
}
