import { requireScope } from "#app/features/api-keys/require-scope.ts";
import { isScope, opens, type Scope } from "#app/features/api-keys/scopes.ts";
import type { ToolAccess } from "#app/platform/mcp/call-tool.server.ts";

type Resource = "invoices" | "offers" | "clients" | "payments" | "reminders";

export function scopeOf(resource: Resource, right: "read" | "write"): Scope {
  return `${resource}:${right}`;
}

export const TOOL_ACCESS: ToolAccess = {
  allows: ({ caller }, scope) => caller !== undefined && isScope(scope) && opens(caller, scope),
  require: (ctx, scope) => {
    if (!isScope(scope)) throw new TypeError(`${scope} is no scope`);
    requireScope(ctx, scope);
  },
};
