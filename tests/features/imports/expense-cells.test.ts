import { expect, it } from "vitest";
import { categoryReader, rawExpense } from "#app/features/front/imports/expenses/expense-cells.server.ts";
import { IMPORT_FIELDS } from "#app/features/front/imports/mapping/import-fields.ts";

const ROW = { supplier: "Coop", day: "2026-10-05", amount: "21.60" };
const readCategory = categoryReader();

const read = (values: Record<string, string>) => {
  const found = readCategory(values.category ?? "");
  return rawExpense(values, found, { usualRate: null, category: null });
};

it.each(IMPORT_FIELDS.expenses)("the column that is offered as %s is kept", (field) => {
  const value = field === "category" ? "office" : field === "vat" ? "1.62" : "7";
  expect(read({ ...ROW, [field]: value })).not.toEqual(read(ROW));
});
