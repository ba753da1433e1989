import { expenseFields } from "#app/features/taxes/expenses/expense-fields.ts";
import { contentFields, invoiceFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { aboutOf } from "#app/platform/forms/field-record.ts";
import account from "./texts/account-fields.json" with { type: "json" };
import client from "./texts/client-fields.json" with { type: "json" };
import common from "./texts/common-fields.json" with { type: "json" };
import headers from "./texts/headers.json" with { type: "json" };
import invoice from "./texts/invoice-fields.json" with { type: "json" };
import objects from "./texts/objects.json" with { type: "json" };
import offer from "./texts/offer-fields.json" with { type: "json" };
import parameters from "./texts/parameters.json" with { type: "json" };
import payment from "./texts/payment-fields.json" with { type: "json" };
import qrBill from "./texts/qr-bill-fields.json" with { type: "json" };
import type { Texts } from "./lookup.ts";

export const RECORDED_TEXTS = {
  ...aboutOf({ ...invoiceFields, ...contentFields }, "programs"),
  ...Object.fromEntries(
    Object.entries(aboutOf(expenseFields, "programs")).map(([name, text]) => [`Expense.${name}`, text]),
  ),
};

/** What the reference says, by what it is about. The key `Invoice.status` stands before the key `status`. */
export const TEXTS = {
  fields: {
    ...common,
    ...invoice,
    ...RECORDED_TEXTS,
    ...offer,
    ...client,
    ...payment,
    ...account,
    ...qrBill,
  } as Texts,
  parameters: parameters as Texts,
  headers: headers as Texts,
  objects: objects as Texts,
};
