import { MAX_DETAILS } from "#app/features/selling/invoices/fields/item-fields.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import type { Service } from "./service.ts";
import { serviceItemFields } from "./service-fields.ts";
import type { InvoiceServicesInput } from "./invoice-services.schema.ts";

interface Grouped {
  service: Service;
  quantity: number;
  lines: string[];
}

/** The rows of an invoice as a call states them: each day stands in what is below its text. */
export function rowsOfServices(
  services: readonly Service[],
  groupBy: InvoiceServicesInput["groupBy"],
  language: Locale,
) {
  const groups =
    groupBy === "text" ? byText(services, language) : services.map((one) => alone(one, language));
  return groups.map(({ service, quantity, lines }) => ({
    ...jsonOf(serviceItemFields, { ...service, quantity }),
    details: lines.join("\n"),
  }));
}

function alone(service: Service, language: Locale): Grouped {
  return { service, quantity: service.quantity, lines: [formatDay(service.day, language)] };
}

/** Where the days of a text are too many for one row, another one goes on, so that none is left out. */
function byText(services: readonly Service[], language: Locale): Grouped[] {
  const groups: Grouped[] = [];
  const open = new Map<string, Grouped>();
  for (const service of services) {
    const { description, unit, unitPrice, vatRate, zeroRateReason, quantity, day } = service;
    const key = JSON.stringify([description, unit, unitPrice, vatRate, zeroRateReason]);
    const line = `${formatDay(day, language)}: ${formatQuantity(quantity)} ${unit}`.trim();
    const group = open.get(key);
    if (group && [...group.lines, line].join("\n").length <= MAX_DETAILS) {
      group.lines.push(line);
      group.quantity += quantity;
    } else {
      const started = { service, quantity, lines: [line] };
      groups.push(started);
      open.set(key, started);
    }
  }
  return groups;
}
