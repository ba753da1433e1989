import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";
import type { Template } from "./template.ts";

export function templateJson(template: Template) {
  const { items, clientName: _, invoiceDiscount: _discount, ...rest } = template;
  return {
    ...rest,
    ...jsonOf(contentFields, template),
    items: items.map((item) => jsonOf(itemFields, item)),
  };
}
