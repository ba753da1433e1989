import type { Client } from "#app/features/selling/clients/client.ts";
import {
  clientAddressFields,
  clientFields,
  clientSettings,
} from "#app/features/selling/clients/client-fields.ts";
import { clientJson } from "#app/features/selling/clients/client-json.ts";
import { clientOf, findClients } from "#app/features/selling/clients/clients.server.ts";
import { exportedPart } from "#app/features/front/exports/export-part.server.ts";
import { pagesById, pagesOf } from "#app/features/front/exports/pages.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { fieldColumns, stable, stableFields, WRITTEN } from "./column.ts";

const CLIENTS_AT_ONCE = 200;

const fields = { ...clientFields, ...clientAddressFields, ...clientSettings };

export const CLIENTS = exportedPart<Client>({
  name: "customers",
  size: (ctx) => countOf(ownClients(ctx)),
  pages: ({ ctx, ids, counted }) =>
    counted(ids ? pagesOf(ids, CLIENTS_AT_ONCE, (some) => findClients(ctx, some)) : clientPages(ctx)),
  columns: fieldColumns(fields, (client: Client) => client),
  stableColumns: [
    ...stable("text", "id"),
    ...stableFields(clientFields),
    ...stableFields(clientAddressFields, "address."),
    ...stableFields(clientSettings),
    ...WRITTEN,
  ],
  stable: clientJson,
});

export async function* clientPages(ctx: BusinessContext): AsyncGenerator<Client[]> {
  for await (const rows of pagesById(ownClients(ctx).selectAll())) yield rows.map(clientOf);
}

function ownClients(ctx: BusinessContext) {
  return ctx.db.selectFrom("clients").where("business_id", "=", ctx.businessId);
}
