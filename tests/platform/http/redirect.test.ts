import { expect, it } from "vitest";
import { safeRedirect } from "#app/platform/http/screen.server.ts";

const HERE = "https://rappen.example";

it.each([
  ["/invoices", "/invoices"],
  ["/invoice/create?from=1#items", "/invoice/create?from=1#items"],
  ["/a//b", "/a//b"],
  ["/", "/"],
])("goes to %s", (to, expected) => {
  expect(safeRedirect(to)).toBe(expected);
});

it.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "http://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/a\r\nSet-Cookie: x=y",
  "/\u0000",
  " /invoices",
  "",
])("security 9: never leaves this site by %j", (to) => {
  expect(safeRedirect(to)).toBe("/dashboard");
  expect(safeRedirect(to, "")).toBe("");
});

it.each([null, undefined, 7, [{ x: "/" }], { toString: "/" }, new File([], "/x")])(
  "takes nothing but text: %j",
  (to) => {
    expect(safeRedirect(to)).toBe("/dashboard");
  },
);

it("answers what can stand in a header, and still means the same path", () => {
  const to = safeRedirect("/日本?ü=ł");
  expect(to).toMatch(/^[\x21-\x7e]+$/);
  expect(new URL(to, HERE).href).toBe(new URL("/日本?ü=ł", HERE).href);
});
