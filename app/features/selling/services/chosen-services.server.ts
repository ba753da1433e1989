import type { UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { AppError, type FieldError, invalid } from "#app/platform/errors.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { type InvoiceServicesInput, MAX_BILLED } from "./invoice-services.schema.ts";
import { openOfClient } from "./open-of-client.server.ts";
import type { Service } from "./service.ts";
import { ownServices, serviceOf } from "./services.server.ts";

type Chosen = { services: Service[] } | { invoiceId: string };

/**
 * The oldest day first; or the invoice that has all of them already.
 * @throws AppError `service.changed` with each that is not as it was seen, `service.none_open`, `input.invalid`
 */
export async function chosenServices(ctx: UserContext, input: InvoiceServicesInput): Promise<Chosen> {
  const { serviceIds, clientId, until, versions = {} } = input;
  if (!serviceIds) return { services: await openUntil(ctx, clientId, until) };
  const ids = [...new Set(serviceIds)];
  const found = await withIds(ctx, ids);
  const byId = new Map(found.map((service) => [service.id, service]));
  const wrong = ids.flatMap((id, index): FieldError[] => {
    const service = byId.get(id);
    const field = `serviceIds[${index}]`;
    if (!service) return [{ field, code: "service.not_found" }];
    return service.clientId === clientId ? [] : [{ field, code: "field.service_of_other" }];
  });
  if (wrong.length > 0) throw invalid(wrong.slice(0, 20));
  const [invoiceId = null, ...others] = new Set(found.map((service) => service.invoiceId));
  if (invoiceId !== null && others.length === 0 && (await countIn(ctx, invoiceId)) === found.length)
    return { invoiceId };
  const changed = ids.flatMap((id, index): FieldError[] => {
    const service = byId.get(id);
    const code = service && changeOf(service, versions[id]);
    if (!code) return [];
    const params = { text: service.description, day: formatDay(service.day, ctx.user.language) };
    return [{ field: `serviceIds[${index}]`, code, params }];
  });
  if (changed.length > 0) throw new AppError("service.changed", changed.slice(0, 20));
  return { services: found };
}

function changeOf({ invoiceId, version }: Service, seen: number | undefined): string | null {
  if (invoiceId !== null) return "field.service_billed";
  return seen !== undefined && seen !== version ? "field.service_changed" : null;
}

async function openUntil(ctx: UserContext, clientId: string, until: string): Promise<Service[]> {
  const services = await openOfClient(ctx, clientId, MAX_BILLED + 1, until);
  if (services.length > MAX_BILLED)
    throw invalid([{ field: "until", code: "field.too_many", params: { max: MAX_BILLED } }]);
  if (services.length === 0) throw new AppError("service.none_open");
  return services;
}

async function withIds(ctx: UserContext, ids: string[]): Promise<Service[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const rows = await ownServices(ctx)
    .selectAll()
    .where("id", "in", known)
    .orderBy("day")
    .orderBy("id")
    .execute();
  return rows.map(serviceOf);
}

async function countIn(ctx: UserContext, invoiceId: string): Promise<number> {
  const rows = await ownServices(ctx).select("id").where("invoice_id", "=", invoiceId).execute();
  return rows.length;
}
