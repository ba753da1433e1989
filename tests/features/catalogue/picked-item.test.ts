import { expect, it } from "vitest";
import { createCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { MAX_ITEMS } from "#app/features/selling/invoices/fields/invoice.ts";
import { blankRow } from "#app/features/selling/invoices/form/blank-row.ts";
import { withPickedItem } from "#app/features/selling/invoices/form/picked-item.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { catalogueInput } from "../../support/invoices/catalogue-input.ts";
import { member, testPlatform } from "../../support/platform.ts";

const blank: FormValues = blankRow("8.1");
const row = (description: string): FormValues => ({ ...blank, description });

async function picking() {
  const ctx = await member(testPlatform(await freshSqlite()));
  const { id } = await createCatalogueItem(ctx, catalogueInput());
  return async (items: FormValues[]) => {
    const values = await withPickedItem(ctx, { items, pickedItem: id, language: "de" }, true);
    return (values.items as FormValues[]).map(({ description }) => description);
  };
}

it("what is picked fills a last row that is blank, and else comes after it", async () => {
  const pick = await picking();
  expect(await pick([])).toEqual(["Konzept"]);
  expect(await pick([blank])).toEqual(["Konzept"]);
  expect(await pick([row("A"), row("B"), blank])).toEqual(["A", "B", "Konzept"]);
  expect(await pick([row("A"), row("B")])).toEqual(["A", "B", "Konzept"]);
  expect(await pick([row("A"), blank, row("B")])).toEqual(["A", "", "B", "Konzept"]);
});

it("a full form takes no row more, but fills its last one", async () => {
  const pick = await picking();
  const full = Array.from({ length: MAX_ITEMS }, (_, index) => row(`${index}`));
  expect(await pick(full)).toHaveLength(MAX_ITEMS);
  expect((await pick(full)).at(-1)).toBe(`${MAX_ITEMS - 1}`);
  expect((await pick([...full.slice(1), blank])).at(-1)).toBe("Konzept");
});
