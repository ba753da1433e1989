import { expect, it } from "vitest";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import {
  referenceFields,
  senderAddressFields,
  senderFields,
} from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { namesOf } from "#app/platform/forms/field-record.ts";
import { visitSignedIn } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const ITEMS = [...namesOf(itemFields, "form").values()].map((name) => `items[0].${name}`);
const TEXTS = [...namesOf(contentFields, "form").values()];
const INVOICE = [
  ...[
    invoiceFields,
    referenceFields,
    recipientFields,
    recipientAddressFields,
    senderFields,
    senderAddressFields,
  ],
].flatMap((fields) => [...namesOf(fields, "form").values()]);

it.each([
  ["/invoice/create", "invoice", [...INVOICE, ...TEXTS, ...ITEMS]],
  ["/templates/create", "template", ["language", ...TEXTS, ...ITEMS]],
])("the form at %s has an input for every field", async (path, form, fields) => {
  const { browser, platform } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  await platform.database.db
    .updateTable("businesses")
    .set({ vat_number: "CHE-123.456.788", eur_invoices: 1 })
    .execute();
  const { html } = await pageOf(browser.get(path));
  expect(Object.keys(formIn(html, form))).toEqual(expect.arrayContaining(fields));
});
