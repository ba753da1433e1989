import { expect, it } from "vitest";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { valueAt } from "#app/ui/forms/form-state.ts";

const VALUES: FormValues = {
  name: "Kulturhaus Obertor",
  empty: "",
  scopes: { invoices: "read" },
  items: [{ quantity: "3" }, { quantity: "1.5", unit: "h" }],
};

it("a field finds its text by its name, in groups and in rows too", () => {
  expect(valueAt(VALUES, "name")).toBe("Kulturhaus Obertor");
  expect(valueAt(VALUES, "scopes.invoices")).toBe("read");
  expect(valueAt(VALUES, "items[0].quantity")).toBe("3");
  expect(valueAt(VALUES, "items[1].unit")).toBe("h");
});

it("a field without a text is empty", () => {
  for (const name of [
    "empty",
    "other",
    "scopes",
    "scopes.clients",
    "items[0].unit",
    "items[2].unit",
    "name.first",
  ])
    expect(valueAt(VALUES, name)).toBe("");
});
