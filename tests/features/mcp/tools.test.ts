import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { MCP_SERVICE } from "#app/features/programs/mcp/mcp-service.server.ts";
import type { JsonSchema } from "#app/platform/mcp/json-schema.server.ts";
import { importsOf } from "../../../scripts/imports.mjs";
import { read, sources } from "../../support/source-files.ts";

function leavesOf(schema: JsonSchema, path: string): { path: string; schema: JsonSchema }[] {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    leavesOf(child, `${path}.${name}`),
  );
  return [{ path, schema }, ...inside, ...(schema.items ? leavesOf(schema.items, `${path}[]`) : [])];
}

it("every argument of every tool is described", () => {
  const mute = MCP_SERVICE.tools
    .flatMap(({ name, inputSchema }) => leavesOf(inputSchema, name).slice(1))
    .filter(({ path, schema }) => !path.endsWith("[]") && !schema.description);
  expect(mute.map(({ path }) => path)).toEqual([]);
});

it("a tool that changes something needs a scope to write, and takes a key for repeats", () => {
  for (const { name, scope, annotations, inputSchema } of MCP_SERVICE.tools) {
    const changes = !annotations.readOnlyHint;
    expect([name, scope.endsWith(":write")]).toEqual([name, changes]);
    expect([name, "idempotencyKey" in (inputSchema.properties ?? {})]).toEqual([name, changes]);
  }
});

it("the documentation lists every tool with the key that it needs", () => {
  const page = readFileSync(path.join(import.meta.dirname, "../../../docs/mcp.md"), "utf8");
  const listed = [...page.matchAll(/^\| `(\w+)` +\|.*\| (read|read\/write) +\|.*\|$/gm)];
  const needed = MCP_SERVICE.tools.map(({ name, annotations }) => [
    name,
    annotations.readOnlyHint ? "read" : "read/write",
  ]);
  expect(listed.map(([, name, key]) => [name, key])).toEqual(needed);
});

it("what sends, books or closes takes a confirmation, and no other yes", () => {
  const asking = MCP_SERVICE.tools.filter(({ inputSchema }) => inputSchema.properties?.confirmation);
  expect(asking.map(({ name }) => name)).toEqual([
    "send_invoice",
    "mark_invoice_sent",
    "send_offer",
    "mark_offer_sent",
    "answer_offer",
    "record_payment",
    "decide_payment",
    "send_reminder",
    "send_statement",
    "answer_question",
    "close_vat_return",
    "close_year",
  ]);
  for (const { name, inputSchema } of MCP_SERVICE.tools)
    expect([name, Object.keys(inputSchema.properties ?? {}).includes("confirm")]).toEqual([name, false]);
});

it("what sends needs a yes, and says that it reaches others", () => {
  const sending = MCP_SERVICE.tools.filter(({ annotations }) => annotations.openWorldHint);
  expect(sending.map(({ name }) => name)).toEqual([
    "send_invoice",
    "send_offer",
    "send_reminder",
    "send_statement",
    "answer_question",
  ]);
  for (const { inputSchema, annotations } of sending) {
    expect(Object.keys(inputSchema.properties ?? {})).toEqual(expect.arrayContaining(["confirmation"]));
    expect(annotations.destructiveHint).toBe(true);
  }
});

it("the list of all tools stays of a size that a model reads", () => {
  const list = MCP_SERVICE.tools.map(({ name, title, description, inputSchema, outputSchema }) => ({
    name,
    title,
    description,
    inputSchema,
    outputSchema,
  }));
  expect(JSON.stringify(list).length).toBeLessThan(64_000);
});

it("the start loads neither the SDK nor the tools", () => {
  const atStart =
    /^import (?!type\b)[^;]*? from "(@modelcontextprotocol\/|#app\/features\/mcp\/mcp-service)/m;
  expect(sources("app").filter((file) => atStart.test(read(file)))).toEqual([]);
  const later = sources("app").filter((file) =>
    importsOf(file, false).some((target) => /^@modelcontextprotocol\/|mcp-service/.test(target)),
  );
  expect(later).toEqual(["app/api/mcp.ts", "app/platform/mcp/answer-mcp.server.ts"]);
});
