import type { ToolAccess } from "#app/platform/mcp/call-tool.server.ts";

type Resource = "invoices" | "clients" | "payments";

export function scopeOf(resource: Resource, right: "read" | "write"): string {
  return [resource, right].join(":");
}

export const TOOL_ACCESS: ToolAccess = {
  allows: ({ apiKey }, scope) => scope.endsWith(":read") || apiKey?.access === "full",
  refusal: "api_key.read_only",
};
