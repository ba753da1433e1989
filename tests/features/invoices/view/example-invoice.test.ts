import { expect, it } from "vitest";
import { exampleInvoice } from "#app/features/selling/invoices/samples/example-invoice.server.ts";

it("the example on the home page has a number and a reference of the current year", () => {
  const { title, slip } = exampleInvoice({ locale: "en", today: "2026-11-21" });
  expect(title).toBe("Invoice INV-2026-0046");
  expect(slip?.reference).toMatch(/^RF\d\d INV2 0260 046$/);
});
