import { expect, it } from "vitest";
import { nextField, placeOnSheet } from "#app/ui/invoices/form/sheet/next-place.ts";
import { NEXT_ROW } from "#app/ui/invoices/form/sheet/writing.ts";

const ROW = ["description", "quantity", "unitPrice", "vatRate"].map((part) => `items[0].${part}`);
const PLACES = ["subject", "serviceFrom", ...ROW, NEXT_ROW, "notes"];

const walk = (from: string, step: 1 | -1 = 1, isEmpty = false) => nextField(from, step, PLACES, isEmpty);

it("goes through the places in the order of the sheet, and over both days of a period", () => {
  expect(walk("subject")).toBe("serviceFrom");
  expect(walk("serviceFrom")).toBe("serviceTo");
  expect(walk("serviceTo")).toBe("items[0].description");
  expect(walk("items[0].description", -1)).toBe("serviceFrom");
  expect(walk("serviceTo", -1)).toBe("serviceFrom");
  expect(walk("items[0].vatRate")).toBe(NEXT_ROW);
});

it("ends at both ends, where Tab leaves the sheet", () => {
  expect(walk("subject", -1)).toBeNull();
  expect(walk("notes")).toBeNull();
});

it("a row that is not drawn yet has its parts in order, and another row after it", () => {
  expect(walk("items[1].description")).toBe("items[1].quantity");
  expect(walk("items[1].unitPrice")).toBe(NEXT_ROW);
  expect(walk("items[1].quantity", -1)).toBe("items[1].description");
  expect(placeOnSheet("items[1].quantity", PLACES)).toBe(NEXT_ROW);
  expect(placeOnSheet("serviceTo", PLACES)).toBe("serviceFrom");
});

it("an empty row says that there are no more", () => {
  expect(walk("items[1].description", 1, true)).toBe("notes");
  expect(walk("items[1].description", -1, true)).toBe("items[0].vatRate");
});
