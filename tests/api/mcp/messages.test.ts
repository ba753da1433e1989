import { expect, it } from "vitest";
import { assistant, post, toolCall } from "../../support/mcp-client.ts";

interface Answer {
  id: unknown;
  error?: { code: number; message: string };
  result?: Record<string, unknown>;
}

const JSON_TYPE = "application/json; charset=utf-8";

const META = "io.modelcontextprotocol";

/** A message as a client of the revision of 2026-07-28 writes it. */
function modern(method: string, params: object = {}, version = "2026-07-28") {
  const _meta = {
    [`${META}/protocolVersion`]: version,
    [`${META}/clientInfo`]: { name: "test", version: "1" },
    [`${META}/clientCapabilities`]: {},
  };
  return {
    body: { jsonrpc: "2.0", id: 7, method, params: { ...params, _meta } },
    headers: { "MCP-Protocol-Version": version, "Mcp-Method": method },
  };
}

it.each([
  ["no JSON", "{", -32700],
  ["nothing", "", -32700],
  ["no UTF-8", "\ud800", -32700],
  ["a batch", [toolCall("account_summary", {})], -32600],
  ["text", '"tools/list"', -32600],
  ["null", "null", -32600],
  ["no JSON-RPC", { hello: "there" }, -32600],
  ["another JSON-RPC", { jsonrpc: "1.0", id: 1, method: "tools/list" }, -32600],
])("a body that is %s is refused as JSON-RPC wants it", async (_kind, body, code) => {
  const { origin, secret } = await assistant();
  const response = await post(origin, body, { secret });
  const { error } = (await response.json()) as Answer;
  expect([response.status, [code, -32700].includes(error?.code ?? 0)]).toEqual([400, true]);
});

it("what is unknown is an error of the protocol: a method, a tool, arguments that are no object", async () => {
  const { origin, secret } = await assistant();
  const codeOf = async (body: object) => {
    const response = await post(origin, body, { secret });
    expect(response.status).toBeLessThan(500);
    return ((await response.json()) as Answer).error?.code;
  };
  expect(await codeOf({ jsonrpc: "2.0", id: 1, method: "resources/list" })).toBe(-32601);
  expect(await codeOf({ jsonrpc: "2.0", id: 1, method: "tools/made_up" })).toBe(-32601);
  expect(await codeOf(toolCall("delete_everything", {}))).toBe(-32602);
  expect(await codeOf(toolCall("find_invoices", ["draft"]))).toBe(-32602);
});

it("a body of another type, or one that is too large, is refused before it is read", async () => {
  const { origin, secret } = await assistant();
  const text = await post(origin, "{}", { secret, headers: { "Content-Type": "text/plain" } });
  expect(text.status).toBe(415);
  const large = await post(origin, toolCall("find_clients", { text: "x".repeat(1_000_001) }), { secret });
  expect([large.status, ((await large.json()) as { code: string }).code]).toEqual([413, "input.too_large"]);
});

it("agrees on the newest revision that both know, and refuses messages of one it does not know", async () => {
  const { origin, secret } = await assistant();
  const start = async (protocolVersion: string) => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: "x", version: "1" } };
    const response = await post(origin, { jsonrpc: "2.0", id: 1, method: "initialize", params }, { secret });
    return ((await response.json()) as Answer).result?.protocolVersion;
  };
  expect(await start("2025-06-18")).toBe("2025-06-18");
  expect(await start("1999-01-01")).toBe("2025-11-25");
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const headers = { "MCP-Protocol-Version": "1999-01-01" };
  expect((await post(origin, list, { secret, headers })).status).toBe(400);
  const future = modern("tools/list", {}, "2099-01-01");
  const refused = await post(origin, future.body, { secret, headers: future.headers });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { id: 7, error: { data: { supported: ["2026-07-28"] } } },
  ]);
});

it("answers a message of the newest revision by itself, as JSON and without a session", async () => {
  const { origin, secret, client } = await assistant();
  const { body, headers } = modern("tools/list");
  const response = await post(origin, body, { secret, headers });
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, JSON_TYPE]);
  expect(response.headers.has("Mcp-Session-Id")).toBe(false);
  const { result } = (await response.json()) as Answer;
  expect(result).toMatchObject({ tools: (await client.listTools()).tools });
});

it("opens no stream: there is nothing to wait for", async () => {
  const { origin, secret } = await assistant();
  const { body, headers } = modern("subscriptions/listen", { notifications: { toolsListChanged: true } });
  const response = await post(origin, body, { secret, headers });
  expect(response.headers.get("Content-Type")).toBe(JSON_TYPE);
  expect(((await response.json()) as Answer).error?.code).toBeLessThan(0);
});

it("takes notice of a notification without an answer", async () => {
  const { origin, secret } = await assistant();
  const response = await post(origin, { jsonrpc: "2.0", method: "notifications/initialized" }, { secret });
  expect([response.status, await response.text()]).toEqual([202, ""]);
});
