import { isPro } from "#app/features/subscriptions/require-pro.server.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import type { EventType } from "./event-types.ts";
import { keepEvent } from "./keep-event.server.ts";

/**
 * In the transaction of the change, once all of it is written: rolled back changes are never announced. Kept for every
 * business on Pro that has a program, whether or not an outlet wants it.
 * @param render `data` in the shape of /api/v1; null when there is nothing to tell after all
 */
export async function recordEvent(
  ctx: BusinessContext,
  type: EventType,
  render: () => object | null | Promise<object | null>,
): Promise<void> {
  const open = [];
  for (const outlet of ctx.platform.product.outlets) open.push(await outlet.open(ctx, type));
  const listening = open.filter((handOver) => handOver !== null);
  if (listening.length === 0 && !(await hasProgram(ctx))) return;
  if (!(await isPro(ctx))) return;
  const data = await render();
  if (!data) return;
  const eventId = await keepEvent(ctx, { type, data });
  for (const handOver of listening) await handOver(eventId);
}

async function hasProgram(ctx: BusinessContext): Promise<boolean> {
  const { db, businessId } = ctx;
  if ((await apiKeys(db, { businessId })).length > 0) return true;
  return (await connections(db, { businessId, now: trueNow(ctx).toISOString() })).length > 0;
}

const connections = preparedQuery((db, place: ValuePlace<{ businessId: string; now: string }>) =>
  db
    .selectFrom("oauth_connections")
    .select("id")
    .where("business_id", "=", place("businessId"))
    .where("expires_at", ">", place("now"))
    .limit(1),
);

/** Test keys belong to the business whose sandbox they act on. */
const apiKeys = preparedQuery((db, place: ValuePlace<{ businessId: string }>) =>
  db
    .selectFrom("api_keys")
    .select("api_keys.id")
    .where("api_keys.business_id", "=", (eb) =>
      eb
        .selectFrom("businesses")
        .select(({ fn, ref }) => fn.coalesce(ref("businesses.sandbox_of"), ref("businesses.id")).as("owner"))
        .where("businesses.id", "=", place("businessId")),
    )
    .limit(1),
);
