import { itemFields } from "#app/features/invoices/fields/item-fields.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";
import type { Template } from "./template.ts";

export function templateJson({ items, clientName: _, ...template }: Template) {
  return { ...template, items: items.map((item) => jsonOf(itemFields, item)) };
}
