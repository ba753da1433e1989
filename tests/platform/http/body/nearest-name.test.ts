import { expect, it } from "vitest";
import { nearestName } from "#app/platform/http/body/nearest-name.ts";

const ITEM = ["description", "quantity", "unit", "unitPrice", "vatRate", "discount"];

it.each([
  ["unit_price", ITEM, "unitPrice"],
  ["UnitPrice", ITEM, "unitPrice"],
  ["unitPirce", ITEM, "unitPrice"],
  ["price", ITEM, "unitPrice"],
  ["qty", ITEM, "quantity"],
  ["qunatity", ITEM, "quantity"],
  ["vat", ITEM, "vatRate"],
  ["zip", ["postalCode", "city"], "postalCode"],
  ["due_date", ["dueDate", "issueDate"], "dueDate"],
  ["stauts", ["status", "state"], "status"],
  ["per_page", ["limit", "page"], "limit"],
  ["client", ["clientId", "recipient"], "recipient"],
])("%s is probably meant to be a field that there is", (name, known, meant) => {
  expect(nearestName(name, known)).toBe(meant);
});

it("nothing is suggested for what is like nothing, and for names that nobody types", () => {
  for (const name of ["", "x", "foo", "[]", "__proto__", "constructor", "unitPrice".repeat(9)])
    expect([name, nearestName(name, ITEM)]).toEqual([name, undefined]);
});
