import { rappenToNumber } from "#app/swiss/money.ts";
import { quantityToNumber } from "#app/swiss/quantity.ts";
import { vatRateToNumber } from "#app/swiss/vat.ts";
import type { Template } from "./template.ts";

/** A template in the download of all data; amounts in CHF. */
export function templateJson({ items, clientName: _, ...template }: Template) {
  return {
    ...template,
    items: items.map((item) => ({
      description: item.description,
      quantity: quantityToNumber(item.quantity),
      unit: item.unit,
      unitPrice: rappenToNumber(item.unitPrice),
      vatRate: vatRateToNumber(item.vatRate),
    })),
  };
}
