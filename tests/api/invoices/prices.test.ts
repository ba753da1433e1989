import { expect, it } from "vitest";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { registeredClient } from "../../support/read/api-answers.ts";

const [CONCEPT, POSTAGE] = INVOICE.items;

it("discounts, Skonto and prices that include VAT come back as they were sent, with what they come to", async () => {
  const { api } = await registeredClient();
  const sent = {
    discount: { percent: 2.5, label: "Jubiläum" },
    skonto: [
      { percent: 2, days: 10 },
      { percent: 1, days: 20 },
    ],
    pricesIncludeVat: true,
  };
  const items = [{ ...CONCEPT, discount: { amount: 59.85 } }, POSTAGE];
  const created = await api.call("POST", "/invoices", { ...INVOICE, ...sent, items });
  expect(created).toMatchObject({ status: 201, data: { ...sent, items } });
  expect(created.data).toMatchObject({ discountTotal: 13.5, total: 526.55 });
  expect(created.data?.items).toMatchObject([{ total: 540 }, { total: 0.05 }]);
  expect((created.data?.items as object[])[1]).not.toHaveProperty("discount");
});

it.each([
  ["zehn", "field.discount"],
  [{ percent: 101 }, "field.discount"],
  [{ percent: 10, amount: 5 }, "field.discount"],
  [{}, "field.discount"],
  [{ amount: 700 }, "field.discount_too_large"],
  [{ percent: "10" }, "field.wrong_type", ".percent"],
])("the discount %j is refused, on a row and on the invoice", async (discount, code, place = "") => {
  const { api } = await registeredClient();
  const onRow = { ...INVOICE, items: [{ ...CONCEPT, discount }] };
  expect(await api.call("POST", "/invoices", onRow)).toMatchObject({
    status: 422,
    errors: [{ field: `items[0].discount${place}`, code }],
  });
  expect(await api.call("POST", "/invoices", { ...INVOICE, discount })).toMatchObject({
    status: 422,
    errors: [{ field: `discount${place}`, code }],
  });
});

it.each([
  ["soon", "field.skonto"],
  [[{ percent: 100, days: 10 }], "field.skonto"],
  [[{ percent: 2, days: 1.5 }], "field.skonto"],
  [[3, 2, 1].map((percent) => ({ percent, days: 40 - 10 * percent })), "field.skonto"],
  [[{ percent: 2 }], "field.required", "[0].days"],
])("the Skonto %j is refused", async (skonto, code, place = "") => {
  const { api } = await registeredClient();
  expect(await api.call("POST", "/invoices", { ...INVOICE, skonto })).toMatchObject({
    status: 422,
    errors: [{ field: `skonto${place}`, code }],
  });
});
