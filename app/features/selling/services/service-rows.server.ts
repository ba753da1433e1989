import { findClients } from "#app/features/selling/clients/clients.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import type { ServiceListRow } from "./service-row.ts";
import type { Service } from "./service.ts";

/** The rows with the names of what they refer to. */
export async function serviceListRows(
  ctx: BusinessContext,
  services: Service[],
  locale: Locale,
): Promise<ServiceListRow[]> {
  const clients = await namesOfClients(ctx, idsOf(services, "clientId"));
  const invoices = await numbersOfInvoices(ctx, idsOf(services, "invoiceId"));
  return services.map((service) => ({
    id: service.id,
    day: formatDay(service.day, locale),
    description: service.description,
    client: clients.get(service.clientId ?? "") ?? "",
    project: service.project,
    quantity: `${formatQuantity(service.quantity)} ${service.unit}`.trim(),
    amount: formatAmount(service.total),
    invoiceId: service.invoiceId,
    invoice: invoices.get(service.invoiceId ?? "") ?? "",
    version: service.version,
  }));
}

function idsOf(services: Service[], name: "clientId" | "invoiceId"): string[] {
  return [...new Set(services.flatMap((service) => service[name] ?? []))];
}

async function namesOfClients(ctx: BusinessContext, ids: string[]): Promise<Map<string, string>> {
  const found = ids.length > 0 ? await findClients(ctx, ids) : [];
  return new Map(found.map(({ id, name }) => [id, name]));
}

async function numbersOfInvoices(ctx: BusinessContext, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("invoices")
    .select(["id", "number"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
