import { pagesById } from "#app/features/front/exports/pages.server.ts";
import type { Service } from "#app/features/selling/services/service.ts";
import { ownServices, serviceOf } from "#app/features/selling/services/services.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

export async function* servicePages(ctx: BusinessContext): AsyncGenerator<Service[]> {
  for await (const rows of pagesById(ownServices(ctx).selectAll())) yield rows.map(serviceOf);
}
