import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { onTestFinished } from "vitest";
import type { Database } from "#app/platform/database/db.server.ts";
import { apiKeyOf } from "./api-key.ts";
import { freshSqlite } from "./databases/databases.ts";
import { sendingMember, testPlatform } from "./platform.ts";
import { serve } from "./server/server.ts";

/** How a client agrees with the server: as since 2025 by `initialize`, or as since 2026-07-28 by `server/discover`. */
export type Era = "legacy" | "auto";

/** The official client. */
export async function mcpClient(origin: string, secret: string, mode: Era = "legacy") {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const headers = { Authorization: `Bearer ${secret}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers } }),
  );
  onTestFinished(() => client.close());
  const call = async (name: string, args: Record<string, unknown> = {}): Promise<ToolCall> => {
    const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: args });
    const texts = content.flatMap((part) => (part.type === "text" ? [part.text] : []));
    return { text: texts[0] ?? "", texts, data: structuredContent as Told, isError };
  };
  /** A yes to what the tool asks. */
  const agreed = async (name: string, args: Record<string, unknown>): Promise<ToolCall> => {
    const { confirmation } = (await call(name, args)).data;
    return call(name, { ...args, confirmation });
  };
  return { client, call, agreed };
}

export interface ToolCall {
  text: string;
  texts: string[];
  data: Told;
  isError: boolean;
}

/** Tests look into what they expect; the rest is compared as a whole. */
export interface Told {
  [name: string]: unknown;
  confirmation?: string;
  invoice?: { id: string; version: number; status: string } & Record<string, unknown>;
  client?: { id: string } & Record<string, unknown>;
  error?: { code: string; fields: { field: string; code: string; expected?: string }[] };
}

interface Setting {
  env?: Record<string, string>;
  access?: "full" | "read_only";
  mode?: Era;
  database?: Database;
}

/** Somebody on Pro whose assistant has a key. */
export async function assistant({ env = {}, access = "full", mode = "legacy", database }: Setting = {}) {
  const platform = testPlatform(database ?? (await freshSqlite()), env);
  const origin = await serve(platform);
  const ctx = await sendingMember(platform);
  const { secret } = await apiKeyOf(ctx, { access });
  return { platform, origin, ctx, secret, ...(await mcpClient(origin, secret, mode)) };
}

/** One message as it is, without a client that would mend it. */
export function post(
  origin: string,
  body: unknown,
  { secret = "", headers = {} }: { secret?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(`${origin}/mcp`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

export function toolCall(name: string, args: unknown, id = 1) {
  return { jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: args } };
}
