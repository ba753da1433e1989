import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordDeletion } from "#app/features/running/deletions/deletions.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import { chosenClient } from "#app/features/selling/clients/chosen-client.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { columnsOf, searchedOf } from "#app/platform/forms/field-record.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { lineTotal } from "#app/swiss/money.ts";
import type { Service } from "./service.ts";
import { serviceFields } from "./service-fields.ts";
import { serviceJson } from "./service-json.ts";
import type { ServiceInput } from "./service.schema.ts";
import { findServiceRow, serviceOf } from "./services.server.ts";

/** @throws AppError `input.invalid` at `clientId` */
export async function createService(ctx: UserContext, input: ServiceInput): Promise<Service> {
  const [service] = await createServices(ctx, [input]);
  if (!service) throw new AppError("server.failed");
  return service;
}

/** All or none. @throws AppError `input.invalid` at `clientId` */
export async function createServices(ctx: UserContext, inputs: ServiceInput[]): Promise<Service[]> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    for (const id of new Set(inputs.map(({ clientId }) => clientId))) await chosenClient(ctx, id);
    const services: Service[] = [];
    for (const input of inputs) services.push(await insert(ctx, input));
    return services;
  });
}

async function insert(ctx: UserContext, input: ServiceInput): Promise<Service> {
  const now = ctx.now.toISOString();
  const row = await ctx.db
    .insertInto("services")
    .values({
      id: ctx.newId(),
      business_id: ctx.businessId,
      ...columns(input),
      invoice_id: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return told(ctx, "service.created", serviceOf(row));
}

/** @throws AppError `service.not_found`, `service.changed`, `service.billed`, `input.invalid` at `clientId` */
export async function updateService(ctx: UserContext, id: string, input: ServiceInput): Promise<Service> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const before = await findServiceRow(ctx, id);
    requireOpen(before, input.version);
    const written = columns(input);
    if (holdsAlready(before, written)) return serviceOf(before);
    await chosenClient(ctx, input.clientId);
    const row = await ctx.db
      .updateTable("services")
      .set({ ...written, version: before.version + 1, updated_at: ctx.now.toISOString() })
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return told(ctx, "service.updated", serviceOf(row));
  });
}

/** @throws AppError `service.not_found`, `service.changed`, `service.billed` */
export async function deleteService(ctx: UserContext, id: string, seen?: number): Promise<Service> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const row = await findServiceRow(ctx, id);
    requireOpen(row, seen);
    await ctx.db
      .deleteFrom("services")
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    await recordDeletion(ctx, "service", id);
    ctx.log.info({ event: "service.deleted", serviceId: id });
    return told(ctx, "service.deleted", serviceOf(row));
  });
}

type ServiceEvent = "service.created" | "service.updated" | "service.deleted" | "service.billed";

/** Last in the transaction. */
export async function told(ctx: UserContext, event: ServiceEvent, service: Service): Promise<Service> {
  await recordEvent(ctx, event, () => ({ service: serviceJson(service) }));
  return service;
}

function requireOpen(
  { invoice_id, version }: { invoice_id: string | null; version: number },
  seen?: number,
): void {
  if (seen !== undefined && seen !== version) throw new AppError("service.changed");
  if (invoice_id !== null) throw new AppError("service.billed");
}

function columns({ clientId, ...input }: ServiceInput) {
  return {
    client_id: clientId,
    ...columnsOf(serviceFields, input),
    total: lineTotal(input.quantity, input.unitPrice),
    project_key: fold(input.project),
    search_text: fold(searchedOf(serviceFields, input).join("\n")),
  };
}
