import { requireScope } from "#app/features/people/api-keys/require-scope.ts";
import { isScope, opens, type Scope } from "#app/features/people/api-keys/scopes.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, type ErrorCode } from "#app/platform/errors.ts";
import type { ToolAccess } from "#app/platform/mcp/call-tool.server.ts";
import { TOOL_DOORS } from "./tool-doors.ts";

type Resource = "invoices" | "offers" | "clients" | "payments" | "expenses" | "reminders" | "account";

export function scopeOf(resource: Resource, right: "read" | "write"): Scope {
  return `${resource}:${right}`;
}

export const TOOL_ACCESS: ToolAccess = {
  allows: (ctx, { name, scope }) =>
    ctx.caller !== undefined &&
    isScope(scope) &&
    opens(ctx.caller, scope) &&
    refusalOfTool(ctx, name) === null,
  require: (ctx, { name, scope }) => {
    if (!isScope(scope)) throw new TypeError(`${scope} is no scope`);
    requireScope(ctx, scope);
    const refusal = refusalOfTool(ctx, name);
    if (refusal) throw new AppError(refusal);
  },
};

function refusalOfTool(ctx: UserContext, name: string): ErrorCode | null {
  const [method, pattern] = TOOL_DOORS[name] ?? ["POST", `undeclared tool ${name}`];
  return ctx.platform.product.refusalAt(ctx, pattern, method);
}
