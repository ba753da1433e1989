import { expect, it } from "vitest";
import { capErrors, missingErrors } from "#app/platform/forms/form-caps.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";

const CAPS = { name: 3, "items.description": 2 };

it("takes what just fits, in characters, spaces around it aside", () => {
  const values = { name: "  \u{1F600}ab ", items: [{ description: "ab" }], other: "x".repeat(99) };
  expect(capErrors(values, CAPS)).toEqual([]);
});

it("names the field and the row that are too long, and the cap", () => {
  const values: FormValues = {
    name: "abcd",
    items: [{ description: "ab" }, { description: "abc" }, { unit: "hours" }],
  };
  expect(capErrors(values, CAPS)).toEqual([
    { field: "name", code: "field.too_long", params: { max: 3 } },
    { field: "items[1].description", code: "field.too_long", params: { max: 2 } },
  ]);
});

it("has nothing to say of what is missing or of another shape", () => {
  expect(capErrors({}, CAPS)).toEqual([]);
  expect(capErrors({ name: [{ description: "abcd" }], items: { description: "abcd" } }, CAPS)).toEqual([]);
});

it("misses a required field that is not there, blank, or no text", () => {
  const values = { blank: " ", rows: [{ a: "b" }], there: "x" };
  expect(missingErrors(values, ["absent", "blank", "rows", "there"])).toEqual([
    { field: "absent", code: "field.required" },
    { field: "blank", code: "field.required" },
    { field: "rows", code: "field.required" },
  ]);
});
