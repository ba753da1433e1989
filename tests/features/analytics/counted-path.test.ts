import { expect, it } from "vitest";
import { countedPath, countedReferrer } from "#app/features/running/analytics/counted-path.ts";

it.each([
  ["/invoices?q=Meier#x", "/invoices"],
  ["/invoice/edit/0193f3a2-7c1b-7def-8a00-0123456789ab", "/invoice/edit/:id"],
  ["/archive/Zm9vYmFyLWZvb2Jhci1mb29iYXItZm9vYmFyLWZvb2Jhcg", "/archive/:id"],
  ["/reset-password?token=abc", "/reset-password"],
  ["//evil.example/x", "/x"],
  ["/\u0000/x", "/%00/x"],
])("of %j it counts %s", (path, counted) => {
  expect(countedPath(path)).toBe(counted);
});

it.each([
  ["https://search.example/find?q=secret#y", "https://search.example/find"],
  ["https://user:password@example.ch/a", "https://example.ch/a"],
  ["javascript:alert(1)", ""],
  ["nonsense", ""],
  ["", ""],
])("somebody who comes from %j came from %s", (referrer, counted) => {
  expect(countedReferrer(referrer)).toBe(counted);
});
