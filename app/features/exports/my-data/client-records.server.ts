import type { Selectable } from "kysely";
import type { Client } from "#app/features/clients/client.ts";
import { clientOf } from "#app/features/clients/clients.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import type { ClientsTable } from "#app/platform/database/schema/clients.ts";

const PAGE = 200;

/** Pages follow the key, as for invoices. */
export async function* clientRecords(ctx: BusinessContext): AsyncGenerator<Client> {
  for await (const page of clientPages(ctx)) yield* page;
}

/** Between two pages requests are served. */
export async function* clientPages(ctx: BusinessContext): AsyncGenerator<Client[]> {
  let rows: Selectable<ClientsTable>[];
  let last = "";
  do {
    rows = await ctx.db
      .selectFrom("clients")
      .selectAll()
      .where("business_id", "=", ctx.businessId)
      .where("id", ">", last)
      .orderBy("id")
      .limit(PAGE)
      .execute();
    if (rows.length) yield rows.map(clientOf);
    await yieldToRequests();
    last = rows.at(-1)?.id ?? "";
  } while (rows.length === PAGE);
}
