import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";
import { activeDates } from "#app/features/selling/series/rule/series-progress.ts";
import type { Series } from "./series.ts";

export function seriesJson(series: Series, today: string) {
  const { id, name, state, stopReason, mode, rule, clientId, group, template } = series;
  return {
    id,
    name,
    state,
    ...(stopReason ? { stopReason } : {}),
    mode,
    rule,
    next: activeDates(series, today),
    template: {
      clientId,
      group: group || null,
      language: template.language,
      ...jsonOf(contentFields, template),
      paymentReferenceType: template.referenceType,
      termDays: template.termDays,
      items: template.items.map((item) => jsonOf(itemFields, item)),
    },
    version: series.version,
    createdAt: series.createdAt,
    updatedAt: series.updatedAt,
  };
}
