import type { Client } from "#app/features/clients/client.ts";
import { clientOf } from "#app/features/clients/clients.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { pagesById } from "./pages-by-id.server.ts";

export async function* clientRecords(ctx: BusinessContext): AsyncGenerator<Client> {
  for await (const page of clientPages(ctx)) yield* page;
}

export async function* clientPages(ctx: BusinessContext): AsyncGenerator<Client[]> {
  const pages = pagesById((last, limit) =>
    ctx.db
      .selectFrom("clients")
      .selectAll()
      .where("business_id", "=", ctx.businessId)
      .where("id", ">", last)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  for await (const rows of pages) yield rows.map(clientOf);
}
