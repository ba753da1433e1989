import { itemTotal, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { formatBesideChf } from "#app/swiss/money.ts";
import type { Template } from "./template.ts";

export interface TemplateRow {
  id: string;
  name: string;
  client: string;
  total: string;
}

export function templateRows(templates: Template[]): TemplateRow[] {
  return templates.map((template) => {
    const { id, name, clientName, items } = template;
    const rows = items.map((item) => ({ ...item, total: itemTotal(item) }));
    const { total } = totalsOf(rows, template);
    return { id, name, client: clientName, total: formatBesideChf(total, template.currency) };
  });
}
