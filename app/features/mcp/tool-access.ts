import type { ToolAccess } from "#app/platform/mcp/call-tool.server.ts";

export type ToolScope =
  "invoices:read" | "invoices:write" | "clients:read" | "clients:write" | "payments:write";

export const TOOL_ACCESS: ToolAccess = {
  allows: ({ apiKey }, scope) => scope.endsWith(":read") || apiKey?.access === "full",
  refusal: "api_key.read_only",
};
