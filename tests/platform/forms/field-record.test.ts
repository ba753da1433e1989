import { expect, it } from "vitest";
import { z } from "zod";
import { kinds } from "#app/platform/forms/field-kinds.ts";
import {
  blankValuesOf,
  capsOf,
  columnsOf,
  type FieldRecord,
  formValuesOf,
  jsonOf,
  pickFields,
  rulesOf,
  searchedOf,
  valuesIn,
} from "#app/platform/forms/field-record.ts";

const FIELDS = {
  title: { kind: kinds.text, form: "bookTitle", rule: z.string(), cap: 20, isSearched: true },
  price: { kind: kinds.amount, json: "unitPrice", column: "unit_price", rule: z.number() },
  soldOn: { kind: kinds.optionalDay, column: "sold_on" },
} as const satisfies FieldRecord;

const BOOK = { title: "Heidi", price: 1234_50, soldOn: "" };

it("a field has the name of its key, unless the record names it otherwise", () => {
  expect(formValuesOf(FIELDS, BOOK)).toEqual({ bookTitle: "Heidi", price: "1'234.50", soldOn: "" });
  expect(blankValuesOf(FIELDS)).toEqual({ bookTitle: "", price: "", soldOn: "" });
  expect(jsonOf(FIELDS, BOOK)).toEqual({ title: "Heidi", unitPrice: 1234.5, soldOn: null });
  const columns = { title: "Heidi", unit_price: 1234_50, sold_on: "" };
  expect(columnsOf(FIELDS, BOOK)).toEqual(columns);
  expect(valuesIn(FIELDS, { ...columns, id: "1" })).toEqual(BOOK);
  expect(pickFields(FIELDS, { ...BOOK, id: "1" })).toEqual(BOOK);
});

it("only fields that have a rule, a longest input or are searched are named there", () => {
  expect(Object.keys(rulesOf(FIELDS))).toEqual(["title", "unitPrice"]);
  expect(capsOf(FIELDS)).toEqual({ bookTitle: 20 });
  expect(searchedOf(FIELDS, BOOK)).toEqual(["Heidi"]);
});
