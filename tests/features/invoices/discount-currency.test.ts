import { expect, it } from "vitest";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";

const row = { description: "Arbeit", quantity: 1, unitPrice: 200, vatRate: 0 };

function errorsOf(changes: object) {
  const { error } = invoiceSchema.safeParse({ ...INVOICE, items: [row], ...changes });
  return error ? fieldErrorsOf(error) : [];
}

it.each([
  ["EUR", "CHF 50"],
  ["EUR", "50 chf Treue"],
  ["CHF", "EUR 50"],
  ["CHF", "50.00 EUR Treue"],
])("on an invoice in %s a discount typed as %s is refused at its field", (currency, discount) => {
  const params = { currency };
  expect(errorsOf({ currency, discount })).toEqual([
    { field: "discount", code: "field.discount_currency", params },
  ]);
  expect(errorsOf({ currency, items: [{ ...row, discount }] })).toEqual([
    { field: "items[0].discount", code: "field.discount_currency", params },
  ]);
});

it.each([
  ["EUR", "EUR 50 Treue"],
  ["CHF", "chf 50"],
  ["EUR", "50.00"],
  ["EUR", "10%"],
])("on an invoice in %s a discount typed as %s is taken", (currency, discount) => {
  expect(errorsOf({ currency, discount })).toEqual([]);
});
