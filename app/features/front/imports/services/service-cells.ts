import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";
import { readDay } from "#app/features/front/imports/file/row-reader.ts";
import { hoursOf } from "#app/features/selling/services/pasted-services.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import { formatVatRate, type VatRate } from "#app/swiss/vat.ts";

/** As a call states it; `1:45` is a quantity of hours, and so are all where a file has no units. */
export function rawService(values: RowValues, clientId: string, usualRate: VatRate) {
  const { day = "", description = "", quantity = "", unit, unitPrice = "", vatRate = "", project } = values;
  const hours = quantity.includes(":") ? hoursOf(quantity.trim()) : null;
  return {
    clientId,
    day: readDay(day),
    description,
    quantity: hours === null ? quantity : formatQuantity(hours),
    unit: unit ?? "h",
    unitPrice,
    vatRate: vatRate.trim() || formatVatRate(usualRate),
    zeroRateReason: values.zeroRateReason,
    project,
  };
}
