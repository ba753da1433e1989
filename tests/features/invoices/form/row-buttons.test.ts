import { expect, it } from "vitest";
import { readInvoiceForm } from "#app/features/selling/invoices/form/invoice-form.ts";
import { moved, withRowButton } from "#app/features/selling/invoices/form/row-buttons.ts";
import { MAX_ITEMS } from "#app/features/selling/invoices/fields/invoice.ts";

const rows = (...names: string[]) => names.map((description) => ({ description }));

it.each([
  ["up", "1", ["b", "a", "c"]],
  ["up", "0", ["a", "b", "c"]],
  ["down", "1", ["a", "c", "b"]],
  ["down", "2", ["a", "b", "c"]],
  ["copy", "1", ["a", "b", "b", "c"]],
  ["remove", "1", ["a", "c"]],
  ["remove", "9", ["a", "b", "c"]],
])("%s at row %s", (button, index, expected) => {
  const changed = withRowButton({ notes: "bleibt", items: rows("a", "b", "c"), [button]: index }, "0");
  expect(changed).toMatchObject({ notes: "bleibt", items: rows(...expected) });
});

it("adds and copies up to the most that an invoice takes", () => {
  const items = Array.from({ length: MAX_ITEMS }, () => ({ description: "a" }));
  expect(withRowButton({ items, add: "1" }, "0")?.items).toHaveLength(MAX_ITEMS);
  expect(withRowButton({ items, copy: "0" }, "0")?.items).toHaveLength(MAX_ITEMS);
});

it("the last row gives way to a blank one, and another button changes nothing", () => {
  const blank = {
    description: "",
    quantity: "1",
    unit: "",
    unitPrice: "",
    vatRate: "8.1",
    zeroRateReason: "",
    discount: "",
    details: "",
  };
  expect(withRowButton({ items: rows("a"), remove: "0" }, "8.1")?.items).toEqual([blank]);
  expect(withRowButton({ items: rows("a"), preview: "1" }, "8.1")).toBeNull();
});

it("moves nothing from or to a place that is not there", () => {
  expect([moved([1, 2], 0, 2), moved([1, 2], -1, 0), moved([1, 2], 0, 1)]).toEqual([
    [1, 2],
    [1, 2],
    [2, 1],
  ]);
});

it("blank rows at the end are not meant, except the first one", () => {
  const read = (...names: string[]) => readInvoiceForm({ items: rows(...names) }).items;
  expect(read("", "", "")).toEqual(rows(""));
  expect(read("a", "", "")).toEqual(rows("a"));
  expect(read("", "b", "")).toEqual(rows("", "b"));
});
