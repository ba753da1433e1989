import { lockBusiness } from "#app/features/people/accounts/business.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import type { JobHandler } from "#app/platform/jobs/jobs.server.ts";
import { postWebhook, type WebhookOutcome } from "./post-webhook.server.ts";
import { queueAmongSlow, queueAttempt } from "./queue-delivery.server.ts";
import { signatureHeaders } from "./signature.server.ts";
import { noteFailure, noteGone, noteSpeed, noteSuccess } from "./switch-off.server.ts";
import { PING } from "#app/features/running/events/event-types.ts";
import { decryptSigningSecret } from "#app/features/programs/webhooks/webhook-secret.server.ts";
import { isLocalTrial } from "#app/platform/http/outside/public-url.server.ts";

const TIMEOUT_MS = 10_000;

/** Seconds: seven attempts within 18 hours. */
const PAUSES_SECONDS = [60, 300, 1_800, 7_200, 18_000, 36_000];

const GONE = 410;

/** ms */
const SLOW_ANSWER = 2_000;

type Delivery = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** One attempt. When its process dies before the result is recorded, the attempt is repeated. */
export const webhookDelivery = {
  run: (ctx, payload) => deliverWebhook(ctx, payload),
  givenUp: giveUp,
} satisfies JobHandler;

/** Delivers to receivers that are known to be slow: nobody else waits for them. */
export const slowDelivery: JobHandler = {
  run: (ctx, payload) => deliverWebhook(ctx, payload, { isAmongSlow: true }),
  givenUp: giveUp,
};

export async function deliverWebhook(
  ctx: Context,
  { deliveryId = "", run = "" }: Record<string, string>,
  { timeoutMs = TIMEOUT_MS, isAmongSlow = false }: { timeoutMs?: number; isAmongSlow?: boolean } = {},
): Promise<void> {
  const delivery = await findWaiting(ctx, deliveryId, run);
  if (!delivery) return;
  const own = withBusiness(ctx, delivery.business_id);
  if (delivery.is_slow === 1 && !isAmongSlow) return queueAmongSlow(own, { deliveryId, run });
  const at = ctx.platform.now();
  const reason = await reasonNotToSend(own, delivery);
  if (reason) return settle(own, delivery, { at, isLast: true, result: unsent(reason) });
  const secrets = secretsOf(ctx, delivery, at);
  if (secrets.length === 0) return settle(own, delivery, { at, isLast: true, result: unsent("no_secret") });
  const url = new URL(delivery.url);
  const result = await postWebhook({
    url,
    body: delivery.body,
    signature: signatureHeaders(delivery.event_id, { secrets, at, body: delivery.body }),
    timeoutMs,
    allowsLoopback: isLocalTrial(ctx, url),
  });
  await settle(own, delivery, { at, isLast: false, result });
}

async function giveUp(ctx: Context, { deliveryId = "", run = "" }: Record<string, string>): Promise<void> {
  const delivery = await findWaiting(ctx, deliveryId, run);
  if (!delivery) return;
  const at = ctx.platform.now();
  await settle(withBusiness(ctx, delivery.business_id), delivery, {
    at,
    isLast: true,
    result: unsent("given_up"),
  });
}

/** Nothing when this attempt was made, or another one requested meanwhile. */
function findWaiting(ctx: Context, id: string, run: string) {
  return ctx.db
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhook_endpoints as e", "e.id", "d.endpoint_id")
    .innerJoin("webhook_events as v", "v.id", "d.event_id")
    .select([
      "d.id",
      "d.run",
      "d.business_id",
      "d.endpoint_id",
      "d.event_id",
      "d.attempts",
      "v.type",
      "v.body",
    ])
    .select(["e.url", "e.is_active", "e.secret", "e.previous_secret", "e.previous_until", "e.is_slow"])
    .where("d.id", "=", id)
    .where("d.run", "=", run)
    .executeTakeFirst();
}

/** Why nothing is to be sent now, whatever was true at the event. */
async function reasonNotToSend(ctx: BusinessContext, { type, is_active }: Delivery): Promise<string | null> {
  if (!is_active && type !== PING) return "endpoint_off";
  return (await isPro(ctx)) ? null : "not_pro";
}

function secretsOf(ctx: Context, delivery: Delivery, at: Date): string[] {
  const { endpoint_id, secret, previous_secret, previous_until } = delivery;
  const isOverlap = previous_secret !== null && (previous_until ?? "") > at.toISOString();
  return [secret, ...(isOverlap ? [previous_secret] : [])]
    .map((sealed) => decryptSigningSecret(ctx, endpoint_id, sealed))
    .filter((opened) => opened !== null);
}

function unsent(outcome: string): WebhookOutcome {
  return { statusCode: null, outcome, extract: "", durationMs: 0, request: "" };
}

interface Ending {
  at: Date;
  isLast: boolean;
  result: WebhookOutcome;
}

async function settle(
  ctx: BusinessContext,
  delivery: Delivery,
  { at, isLast, result }: Ending,
): Promise<void> {
  const now = ctx.platform.now();
  const isGood = result.outcome === "ok";
  const attempts = delivery.attempts + 1;
  const isGone = result.statusCode === GONE && delivery.type !== PING;
  const pause = isGood || isLast || isGone ? undefined : PAUSES_SECONDS[attempts - 1];
  await { ...ctx, now }.transaction(async (ctx) => {
    // Deleting the endpoint locks the same row: this is deleted with it, or refused.
    await lockBusiness(ctx);
    if (!(await isThere(ctx, delivery.id))) return;
    const ours = await ctx.db
      .updateTable("webhook_deliveries")
      .set({ state: isGood ? "delivered" : "failed", run: null, attempts, next_at: null })
      .where("id", "=", delivery.id)
      .where("run", "=", delivery.run)
      .returning("id")
      .executeTakeFirst();
    await ctx.db
      .insertInto("webhook_attempts")
      .values({
        id: ctx.newId(),
        delivery_id: delivery.id,
        at: at.toISOString(),
        status_code: result.statusCode,
        outcome: result.outcome,
        extract: result.extract,
        duration_ms: result.durationMs,
        request: result.request,
      })
      .execute();
    if (result.request !== "") await noteSpeed(ctx, delivery.endpoint_id, isSlow(result));
    if (isGood) await noteSuccess(ctx, delivery.endpoint_id);
    else if (isGone) await noteGone(ctx, delivery.endpoint_id);
    else if (!isLast && delivery.type !== PING) await noteFailure(ctx, delivery.endpoint_id);
    if (!ours || pause === undefined) return;
    await queueAttempt(ctx, delivery.id, { attempts, at: new Date(now.getTime() + pause * 1000) });
  });
  const { outcome, statusCode, durationMs } = result;
  ctx.platform.metrics?.webhook(outcome);
  ctx.log.info({ event: "webhook.attempt", deliveryId: delivery.id, outcome, statusCode, durationMs });
}

function isSlow({ outcome, durationMs }: WebhookOutcome): boolean {
  return outcome === "timeout" || durationMs > SLOW_ANSWER;
}

async function isThere(ctx: BusinessContext, id: string): Promise<boolean> {
  const row = ctx.db.selectFrom("webhook_deliveries").select("id").where("id", "=", id);
  return (await row.executeTakeFirst()) !== undefined;
}
