import type { Server } from "@modelcontextprotocol/server";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { MAX_FIELDS, measureJson } from "#app/platform/http/body/body-counts.ts";
import { MAX_DEPTH, readBody } from "#app/platform/http/body/read-body.server.ts";
import { isRecord } from "#app/platform/forms/unknown-fields.ts";
import { callTool, type ToolAccess } from "./call-tool.server.ts";
import type { McpTool } from "./tool.server.ts";

export interface McpService {
  name: string;
  title: string;
  version: string;
  instructions: string;
  tools: readonly McpTool[];
  access: ToolAccess;
}

/** Loading it takes longer (some 140 ms) than all else at the start. */
const loadSdk = () => import("@modelcontextprotocol/server");

type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/**
 * One message of Streamable HTTP, without sessions: any process may answer the next one. Clients of the protocol's
 * revisions of 2025 begin with `initialize`, those of 2026-07-28 send all that is needed with each message.
 * @throws AppError `input.not_json`, `input.too_large`, `input.too_many_fields`
 */
export async function answerMcp(ctx: UserContext, request: Request, service: McpService): Promise<Response> {
  const sdk = await loadSdk();
  if (!sdk.isJsonContentType(request.headers.get("Content-Type"))) throw new AppError("input.not_json");
  const parsedBody = parsed(await readBody(request));
  if (parsedBody === undefined) return refused(sdk.PARSE_ERROR, "The body is not JSON in UTF-8.");
  if (typeof parsedBody !== "object" || parsedBody === null || Array.isArray(parsedBody))
    return refused(sdk.INVALID_REQUEST, "Send one JSON-RPC message in each request.");
  requireScopeOfTool(ctx, parsedBody, service);
  const { url, method, headers } = request;
  const message = new Request(url, { method, headers });
  if (await sdk.isLegacyRequest(message, parsedBody))
    return answerLegacy(sdk, serverOf(sdk, ctx, service), { message, parsedBody });
  let fault: Error | undefined;
  const handler = sdk.createMcpHandler(() => serverOf(sdk, ctx, service), {
    legacy: "reject",
    maxSubscriptions: 0,
    onerror: (error) => void (fault = error),
  });
  const response = await handler.fetch(message, { parsedBody });
  if (response.status >= 500) ctx.log.error({ event: "mcp.failed", err: fault });
  return response;
}

/** A new consent, which clients begin on 403, gives a connection more scopes; a key is told by the tool's result. */
function requireScopeOfTool(ctx: UserContext, message: object, { tools, access }: McpService): void {
  if (ctx.caller?.kind !== "application" || !("method" in message) || message.method !== "tools/call") return;
  const params = "params" in message && isRecord(message.params) ? message.params : {};
  const tool = tools.find(({ name }) => name === params.name);
  try {
    if (tool) access.require(ctx, tool);
  } catch (error) {
    if (!(error instanceof AppError) || error.scope !== undefined) throw error;
  }
}

async function answerLegacy(
  { WebStandardStreamableHTTPServerTransport }: Sdk,
  server: Server,
  { message, parsedBody }: { message: Request; parsedBody: unknown },
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(message, { parsedBody });
  } finally {
    await server.close();
  }
}

function serverOf(sdk: Sdk, ctx: UserContext, service: McpService): Server {
  const { name, title, version, instructions, tools, access } = service;
  const server = new sdk.Server({ name, title, version }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler("tools/list", () => ({
    tools: tools.filter((tool) => access.allows(ctx, tool)).map(listed),
  }));
  server.setRequestHandler("tools/call", async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) throw new sdk.ProtocolError(sdk.INVALID_PARAMS, `There is no tool called ${params.name}`);
    return callTool(ctx, { tool, access }, params.arguments ?? {});
  });
  return server;
}

function listed({ name, title, description, inputSchema, outputSchema, annotations }: McpTool) {
  const type = "object" as const;
  return {
    name,
    title,
    description,
    inputSchema: { ...inputSchema, type },
    outputSchema: { ...outputSchema, type },
    annotations,
  };
}

function parsed(body: Uint8Array): unknown {
  const { fields, depth } = measureJson(body, MAX_FIELDS);
  if (fields > MAX_FIELDS) throw new AppError("input.too_many_fields");
  if (depth > MAX_DEPTH) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function refused(code: number, message: string): Response {
  return Response.json({ jsonrpc: "2.0", id: null, error: { code, message } }, { status: 400 });
}
