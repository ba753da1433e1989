import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { referenceFor } from "#app/features/programs/api-info/reference/reference.server.ts";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { blocksOf, spansOf } from "#app/features/programs/api-info/reference/prose.ts";
import { KEYS_ONLY, SESSION_OPERATIONS } from "#app/features/programs/api-info/session/session-tags.ts";
import { SESSION_TEXTS, sessionBodies } from "#app/features/programs/api-info/session/session-document.ts";
import { operatorErrors } from "#app/features/people/operator/errors.ts";
import { product } from "#app/product.ts";
import { flatRoutes } from "../../support/routes.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const { reference, markdown } = referenceFor("http://localhost:3000", product.errorStatuses);
const calls = [...reference.tags, ...reference.sessionTags].flatMap((tag) => tag.calls);

it("docs/api.md is what the descriptions make: run npm run api-docs when this fails", () => {
  expect(readFileSync(path.join(ROOT, "docs/api.md"), "utf8")).toBe(markdown);
});

it("every route below /api is in the reference", async () => {
  const routes = (await flatRoutes()).map((route) => route.path);
  const described = [
    ...calls.map((call) => call.path),
    ...OPERATIONS.map((operation) => operation.path)
      .filter((path) => !KEYS_ONLY.includes(path))
      .map((path) => `/api${path}`),
  ];
  const wanted = routes.filter((path) => path.startsWith("/api/") && !isPage(path));
  expect(new Set(described.map((path) => path.replace(/\{(\w+)\}/g, ":$1")))).toEqual(new Set(wanted));
});

it("every call of the reference has an answer, and every field and parameter a meaning", () => {
  for (const { id, answers, parameters, body } of calls) {
    expect(answers.length, id).toBeGreaterThan(0);
    for (const { path, text, type } of [...parameters, ...(body?.fields ?? [])])
      expect([text, type], `${id}: ${path}`).not.toContain("");
  }
  for (const { name, fields } of reference.objects)
    for (const { path, text } of fields) expect(text, `${name}: ${path}`).not.toBe("");
});

it("a body that is like another's leads to a call that describes it", () => {
  for (const { id, body } of calls) {
    if (!body?.sameAs) continue;
    const other = calls.find((call) => call.id === body.sameAs);
    expect(other?.body?.fields.length, id).toBeGreaterThan(0);
  }
});

it("every call that takes fields has an example that its own rules accept", () => {
  for (const { id, body } of SESSION_OPERATIONS)
    if (body) expect(body.schema.safeParse(body.example).error?.issues ?? [], id).toEqual([]);
  const withFields = calls.filter(({ body }) => body?.types.includes("application/json"));
  expect(withFields.length).toBeGreaterThan(0);
  for (const { id, body } of withFields) expect(body?.example, id).toMatch(/^[A-Z]+ \/api\/[\s\S]*\n\n\{/);
});

it("no description of a session's field is left over", () => {
  const used = new Set<string>();
  sessionBodies((entry) => used.add(entry));
  expect(Object.keys(SESSION_TEXTS).filter((entry) => !used.has(entry))).toEqual([]);
});

it("error codes, but not the desk's, are in the reference with status and English sentence", () => {
  const codes = reference.errors.map(({ code }) => code);
  const told = Object.keys(product.errorStatuses).filter((code) => !(code in operatorErrors));
  expect(codes.toSorted()).toEqual(told.toSorted());
  for (const { code, text } of [...reference.errors, ...reference.fieldErrors]) {
    expect(text, code).toMatch(/ |\.$/);
    expect(markdown).toContain(`| \`${code}\` |`);
  }
  const day = reference.fieldErrors.find(({ code }) => code === "field.day");
  expect(day?.text).toBe("A day as YYYY-MM-DD, such as 2026-11-21.");
});

it("the Markdown says every call, and leaves nothing to be filled in", () => {
  for (const { method, path } of calls) expect(markdown).toContain(`\`${method} ${path}\``);
  expect(markdown).not.toMatch(/undefined|\[object|\{\{(examples|beginnings|events|keysOnly)/);
});

it("reads the Markdown of the guide", () => {
  const text = [
    ...["One `a|b`", "line", "", "- x", "  y", "- **z**", ""],
    ...["| A | B |", "| - | - |", "| 1 \\| 2 | 3 |", "", "```sh", "ls", "```", "End"],
  ].join("\n");
  expect(blocksOf(text)).toEqual([
    { kind: "paragraph", text: "One `a|b` line" },
    { kind: "list", items: ["x y", "**z**"] },
    { kind: "table", head: ["A", "B"], rows: [["1 | 2", "3"]] },
    { kind: "code", text: "ls" },
    { kind: "paragraph", text: "End" },
  ]);
  expect(spansOf("One `a` and **b**")).toEqual([
    { kind: "text", text: "One " },
    { kind: "code", text: "a" },
    { kind: "text", text: " and " },
    { kind: "strong", text: "b" },
  ]);
});

/** Pages about the API, which have no calls, and the answer to what is unknown. */
function isPage(path: string): boolean {
  return ["/api/reference", "/api/reference/:part", "/api/*"].includes(path);
}

it("texts of errors show sample values", () => {
  for (const { code, text } of [...reference.errors, ...reference.fieldErrors])
    expect(text, code).not.toContain("{{");
  expect(reference.errors.find(({ code }) => code === "api_key.scope_missing")?.text).toBe(
    "You are not authorized to perform this action. This key or connection lacks the scope account:write. " +
      "Use one that has it.",
  );
});
