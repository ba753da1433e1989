import { itemTotal, totalsOf } from "#app/features/invoices/invoice.ts";
import { formatAmount } from "#app/swiss/money.ts";
import type { Template } from "./template.ts";

export interface TemplateRow {
  id: string;
  name: string;
  client: string;
  total: string;
}

export function templateRows(templates: Template[]): TemplateRow[] {
  return templates.map(({ id, name, clientName, items }) => {
    const { total } = totalsOf(items.map((item) => ({ ...item, total: itemTotal(item) })));
    return { id, name, client: clientName, total: formatAmount(total) };
  });
}
