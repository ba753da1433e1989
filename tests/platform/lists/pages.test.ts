import { expect, it } from "vitest";
import { searchOf } from "#app/platform/lists/pages.ts";

it.each([
  ["", ""],
  ["q=", ""],
  ["q=%20zug%20%20berg%20", "zug berg"],
  ["q=%00%0d%0aa%07b", "a b"],
  ["q=%E0%A4%A", "\ufffd%A"],
  ["q=one&q=two", "one"],
  [`q=${"x".repeat(5000)}`, "x".repeat(100)],
])("reads what is searched for in ?%.30s", (query, search) => {
  expect(searchOf(new URLSearchParams(query))).toBe(search);
});
