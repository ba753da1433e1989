import { fold } from "#app/platform/lists/fold.ts";
import type { InvoiceDocument } from "./invoice-document.ts";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { recipientFields } from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { searchedOf } from "#app/platform/forms/field-record.ts";

export function searchText(document: InvoiceDocument): string {
  const texts = [
    ...searchedOf(invoiceFields, document),
    ...searchedOf(recipientFields, document.recipient),
    ...searchedOf(contentFields, document),
    ...document.items.flatMap((item) => searchedOf(itemFields, item)),
  ];
  return fold(texts.join("\n"));
}
