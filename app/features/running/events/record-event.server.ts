import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import { EVENT_TYPES, type EventType } from "./event-types.ts";
import { keepEvent } from "./keep-event.server.ts";
import { noteTold } from "./will-tell.server.ts";

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
  const listening = await listenersOf(ctx, type);
  if (listening.length === 0 && !(await hasProgram(ctx))) return;
  if (!(await isPro(ctx))) return;
  const data = await render();
  if (!data) return;
  const eventId = await keepEvent(ctx, { type, data });
  noteTold(ctx, data);
  for (const handOver of listening) await handOver(eventId);
}

/** Whether events are kept at all. */
export async function isHeard(ctx: BusinessContext): Promise<boolean> {
  const [first] = EVENT_TYPES;
  const isListening = (await listenersOf(ctx, first)).length > 0 || (await hasProgram(ctx));
  return isListening && (await isPro(ctx));
}

async function listenersOf(ctx: BusinessContext, type: EventType) {
  const open = [];
  for (const outlet of ctx.platform.product.outlets) open.push(await outlet.open(ctx, type));
  return open.filter((handOver) => handOver !== null);
}

async function hasProgram(ctx: BusinessContext): Promise<boolean> {
  const { db, businessId } = ctx;
  return (await havingPrograms(db, { businessId, now: trueNow(ctx).toISOString() })).length > 0;
}

/** Test keys belong to the business whose sandbox they act on. */
const havingPrograms = preparedQuery((db, place: ValuePlace<{ businessId: string; now: string }>) =>
  db
    .selectFrom("businesses")
    .select("id")
    .where("id", "=", place("businessId"))
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom("api_keys")
            .select("api_keys.id")
            .where(({ eb, fn, ref }) =>
              eb(
                "api_keys.business_id",
                "=",
                fn.coalesce(ref("businesses.sandbox_of"), ref("businesses.id")),
              ),
            ),
        ),
        exists(
          selectFrom("oauth_connections")
            .select("oauth_connections.id")
            .whereRef("oauth_connections.business_id", "=", "businesses.id")
            .where("oauth_connections.expires_at", ">", place("now")),
        ),
      ]),
    ),
);
