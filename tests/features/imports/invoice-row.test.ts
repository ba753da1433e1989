import { expect, it } from "vitest";
import { rawInvoice } from "#app/features/front/imports/invoices/invoice-row.ts";

function rowOf(values: Record<string, string>, usualRate: number | null) {
  const [item] = rawInvoice({ values: {}, items: [values], rows: [2] }, usualRate).items;
  return item;
}

it("a row without a rate has the usual one, and none while that is still to be asked", () => {
  expect(rowOf({ vatRate: "2.6" }, 81)).toMatchObject({ vatRate: "2.6" });
  expect(rowOf({}, 81)).toMatchObject({ vatRate: "8.1" });
  expect(rowOf({}, null)).toMatchObject({ vatRate: "0" });
});

it("a row without a description is named by its subject, else by the number", () => {
  const named = (values: Record<string, string>, description: string) =>
    expect(rowOf(values, 0)).toMatchObject({ description });
  named({ description: "Konzept", subject: "Umbau", number: "17" }, "Konzept");
  named({ subject: "Umbau", number: "17" }, "Umbau");
  named({ number: "17" }, "17");
});
