import { expressionBuilder, type Selectable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { ServicesTable } from "#app/platform/database/schema/services.ts";
import { AppError } from "#app/platform/errors.ts";
import { valuesIn } from "#app/platform/forms/field-record.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { foundIn } from "#app/platform/lists/found-in.ts";
import { listPage, type ListOrder, type WantedPage } from "#app/platform/lists/listing.server.ts";
import type { Service, ServicePage } from "./service.ts";
import { serviceFields } from "./service-fields.ts";
import type { ServiceFilters } from "./service-filters.ts";

type StoredService = Selectable<ServicesTable>;

interface ServiceQuery extends ServiceFilters {
  search?: string;
}

const { ref } = expressionBuilder<Schema, "services">();

const NEWEST_DAY_FIRST: ListOrder<StoredService> = {
  name: "-day",
  column: ref("day"),
  id: ref("id"),
  descending: true,
  valueOf: ({ day }) => day,
};

/** The newest day first. */
export async function listServices(
  ctx: BusinessContext,
  query: ServiceQuery & WantedPage = {},
): Promise<ServicePage> {
  const { rows, ...page } = await listPage(query, NEWEST_DAY_FIRST, servicesIn(ctx, query).selectAll());
  return { services: rows.map(serviceOf), ...page };
}

export function servicesIn(ctx: BusinessContext, query: ServiceQuery) {
  const { search = "", client, project, state, from, to, updatedSince } = query;
  const { dialect } = ctx.platform.database;
  return ownServices(ctx).where(({ and, eb }) =>
    and([
      ...(search ? [foundIn(dialect, ref("search_text"), search)] : []),
      ...(client ? [eb("client_id", "=", client)] : []),
      ...(project ? [eb("project_key", "=", fold(project))] : []),
      ...(state ? [eb("invoice_id", state === "open" ? "is" : "is not", null)] : []),
      ...(from ? [eb("day", ">=", from)] : []),
      ...(to ? [eb("day", "<=", to)] : []),
      ...(updatedSince ? [eb("updated_at", ">=", updatedSince)] : []),
    ]),
  );
}

/** @throws AppError `service.not_found` */
export async function findService(ctx: BusinessContext, id: string): Promise<Service> {
  return serviceOf(await findServiceRow(ctx, id));
}

/** @throws AppError `service.not_found` */
export async function findServiceRow(ctx: BusinessContext, id: string): Promise<StoredService> {
  const row = isId(id)
    ? await ownServices(ctx).selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!row) throw new AppError("service.not_found");
  return row;
}

export function ownServices(ctx: BusinessContext) {
  return ctx.db.selectFrom("services").where("services.business_id", "=", ctx.businessId);
}

export function serviceOf(row: StoredService): Service {
  return {
    id: row.id,
    clientId: row.client_id,
    ...valuesIn(serviceFields, row),
    total: row.total,
    invoiceId: row.invoice_id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
