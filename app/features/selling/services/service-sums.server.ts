import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { ServiceFilters } from "./service-filters.ts";
import { ownServices, servicesIn } from "./services.server.ts";

/** Units that are named in a sum; rarer ones count in money alone. */
const MOST_UNITS = 6;

const MOST_CLIENTS = 20;

interface Quantity {
  unit: string;
  /** Thousandths. */
  quantity: number;
}

interface ServiceSums {
  total: Rappen;
  /** The most frequent unit first. */
  quantities: Quantity[];
}

export async function sumsOfServices(ctx: BusinessContext, filters: ServiceFilters): Promise<ServiceSums> {
  const { dialect } = ctx.platform.database;
  const wanted = servicesIn(ctx, filters);
  const { total } = await wanted
    .select(({ fn }) => fn.sum<number | null>("total").as("total"))
    .executeTakeFirstOrThrow();
  const quantities = await wanted
    .select(({ fn }) => ["unit", fn.sum<number>("quantity").as("quantity")])
    .groupBy("unit")
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .orderBy(({ ref }) => dialect.inOrder(ref("unit")))
    .limit(MOST_UNITS)
    .execute();
  return { total: total ?? 0, quantities };
}

interface OpenOfClient {
  id: string;
  name: string;
  count: number;
  total: Rappen;
  firstDay: string;
}

/** Those with the largest sums first. @param client alone, where it is given */
export async function openByClient(ctx: BusinessContext, client?: string): Promise<OpenOfClient[]> {
  return ownServices(ctx)
    .innerJoin("clients", "clients.id", "services.client_id")
    .where("invoice_id", "is", null)
    .$if(client !== undefined, (some) => some.where("client_id", "=", client ?? ""))
    .select(({ fn }) => [
      "clients.id",
      "clients.name",
      fn.countAll<number>().as("count"),
      fn.sum<number>("services.total").as("total"),
      fn.min("services.day").as("firstDay"),
    ])
    .groupBy(["clients.id", "clients.name"])
    .orderBy("total", "desc")
    .orderBy("clients.id")
    .limit(MOST_CLIENTS)
    .execute();
}
