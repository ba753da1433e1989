import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { isId } from "#app/platform/database/ids.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { queueAttempt } from "./queue-delivery.server.ts";
import { PING } from "#app/features/running/events/event-types.ts";
import { findWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import { webhookLimits } from "#app/features/programs/webhooks/limits.ts";

const PAGE_SIZE = 20;

interface WebhookAttempt {
  at: string;
  statusCode: number | null;
  outcome: string;
  extract: string;
  durationMs: number;
  /** Address and headers as they were sent, a line each; empty where nothing was. */
  request: string;
}

export interface WebhookDelivery {
  id: string;
  eventId: string;
  type: string;
  state: "pending" | "delivered" | "failed";
  nextAt: string | null;
  createdAt: string;
  attempts: WebhookAttempt[];
}

interface InspectedDelivery extends WebhookDelivery {
  webhookId: string;
  /** The bytes that are signed, the same at every attempt. */
  body: string;
}

export interface DeliveryPage {
  deliveries: WebhookDelivery[];
  page: number;
  limit: number;
  total: number;
}

/** @throws AppError `webhook.not_found` */
export async function listDeliveries(
  ctx: UserContext,
  webhookId: string,
  { page = 1, limit = PAGE_SIZE }: { page?: number | undefined; limit?: number | undefined } = {},
): Promise<DeliveryPage> {
  await findWebhook(ctx, webhookId);
  const wanted = ctx.db
    .selectFrom("webhook_deliveries")
    .where("webhook_deliveries.business_id", "=", ctx.businessId)
    .where("webhook_deliveries.endpoint_id", "=", webhookId);
  const total = await countOf(wanted);
  const rows = await withEvents(ctx)
    .where("webhook_deliveries.endpoint_id", "=", webhookId)
    .orderBy("webhook_deliveries.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const attempts = await attemptsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const deliveries = rows.map((row) =>
    deliveryOf(
      row,
      attempts.filter(({ deliveryId }) => deliveryId === row.id).map(({ attempt }) => attempt),
    ),
  );
  return { deliveries, page, limit, total };
}

/** The delivery with what was sent. @throws AppError `webhook_delivery.not_found` */
export async function inspectDelivery(ctx: UserContext, id: string): Promise<InspectedDelivery> {
  const row = isId(id)
    ? await withEvents(ctx)
        .select(["webhook_deliveries.endpoint_id", "webhook_events.body"])
        .where("webhook_deliveries.id", "=", id)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError("webhook_delivery.not_found");
  const attempts = (await attemptsOf(ctx, [id])).map(({ attempt }) => attempt);
  return { ...deliveryOf(row, attempts), webhookId: row.endpoint_id, body: row.body };
}

/**
 * With all retries.
 * @throws AppError `webhook_delivery.not_found`, `plan.pro_required`, `webhook.endpoint_off`, `request.too_many`
 */
export async function resendDelivery(ctx: UserContext, id: string): Promise<{ webhookId: string }> {
  const delivery = await findDelivery(ctx, id);
  await requirePro(ctx);
  const { isActive } = await findWebhook(ctx, delivery.webhookId);
  if (!isActive && delivery.type !== PING) throw new AppError("webhook.endpoint_off");
  await countAttempt(ctx, webhookLimits.webhookBusiness, ctx.businessId);
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await queueAttempt(ctx, id, { attempts: 0, at: trueNow(ctx) });
  });
  return { webhookId: delivery.webhookId };
}

/** @throws AppError `webhook_delivery.not_found` */
export async function findDelivery(ctx: UserContext, id: string) {
  const row = isId(id)
    ? await ctx.db
        .selectFrom("webhook_deliveries")
        .innerJoin("webhook_events", "webhook_events.id", "webhook_deliveries.event_id")
        .select(["endpoint_id as webhookId", "type"])
        .where("webhook_deliveries.business_id", "=", ctx.businessId)
        .where("webhook_deliveries.id", "=", id)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError("webhook_delivery.not_found");
  return row;
}

function withEvents(ctx: UserContext) {
  return ctx.db
    .selectFrom("webhook_deliveries")
    .innerJoin("webhook_events", "webhook_events.id", "webhook_deliveries.event_id")
    .select([
      "webhook_deliveries.id",
      "event_id",
      "type",
      "state",
      "next_at",
      "webhook_deliveries.created_at",
    ])
    .where("webhook_deliveries.business_id", "=", ctx.businessId);
}

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof withEvents>["execute"]>>[number];

function deliveryOf(row: DeliveryRow, attempts: WebhookAttempt[]): WebhookDelivery {
  return {
    id: row.id,
    eventId: row.event_id,
    type: row.type,
    state: stateOf(row.state),
    nextAt: row.next_at,
    createdAt: row.created_at,
    attempts,
  };
}

async function attemptsOf(ctx: UserContext, deliveryIds: string[]) {
  if (deliveryIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("webhook_attempts")
    .selectAll()
    .where("delivery_id", "in", deliveryIds)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    deliveryId: row.delivery_id,
    attempt: {
      at: row.at,
      statusCode: row.status_code,
      outcome: row.outcome,
      extract: row.extract,
      durationMs: row.duration_ms,
      request: row.request,
    },
  }));
}

function stateOf(text: string): WebhookDelivery["state"] {
  return text === "pending" || text === "delivered" ? text : "failed";
}
