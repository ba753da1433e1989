import { expect, it } from "vitest";
import { conflictBetween } from "#app/platform/forms/form-conflict.ts";

const SAVED = { name: "Anna", notes: "a\nb", items: [{ quantity: "1" }, { quantity: "2" }], version: "2" };

it("says field by field what differs from the saved version", () => {
  const typed = { name: "Anne", notes: "a\r\nb", items: [{ quantity: "3" }], version: "1" };
  expect(conflictBetween(SAVED, typed)).toEqual({
    version: "2",
    changes: [
      { field: "name", saved: "Anna", typed: "Anne" },
      { field: "items[0].quantity", saved: "1", typed: "3" },
      { field: "items[1].quantity", saved: "2", typed: "" },
    ],
  });
});

it("sees no conflict where the form started from the saved version", () => {
  expect(conflictBetween(SAVED, { ...SAVED, name: "Anne" })).toBeNull();
});
