import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Service } from "./service.ts";
import { ownServices, serviceOf } from "./services.server.ts";

/** The oldest day first. */
export async function openOfClient(
  ctx: BusinessContext,
  clientId: string,
  limit: number,
  until?: string,
): Promise<Service[]> {
  const rows = await ownServices(ctx)
    .selectAll()
    .where("client_id", "=", clientId)
    .where("invoice_id", "is", null)
    .$if(until !== undefined, (some) => some.where("day", "<=", until ?? ""))
    .orderBy("day")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(serviceOf);
}
