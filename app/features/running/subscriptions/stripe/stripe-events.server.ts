import { z } from "zod";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { purgeRows } from "#app/platform/database/purge-rows.server.ts";
import { signedEvent } from "#app/platform/stripe.server.ts";
import { requireStripe } from "./stripe-calls.server.ts";
import { findBusinessOfCustomer } from "#app/features/running/subscriptions/subscriptions.server.ts";
import { syncSubscription } from "./sync-subscription.server.ts";

/** Events after which a subscription may have changed. */
const TELLING = /^(customer\.subscription\.|checkout\.session\.|invoice\.)/;

/**
 * Content is asked for again rather than believed, so order and age do not matter (docs/security-checks.md 15).
 * @throws AppError `webhook.signature_invalid`; `subscription.sync_failed`, after which Stripe sends it again
 */
export async function receiveStripeEvent(ctx: Context, body: Uint8Array, signature: string): Promise<void> {
  const event = readEvent(ctx, body, signature);
  if (await isProcessed(ctx, event)) return;
  const customerId = customerOf(event);
  const businessId = customerId && (await findBusinessOfCustomer(ctx, customerId));
  if (businessId && TELLING.test(event.type)) await syncSubscription(withBusiness(ctx, businessId));
  await ctx.db
    .updateTable("stripe_events")
    .set({ processed_at: ctx.platform.now().toISOString() })
    .where("id", "=", event.id)
    .execute();
  ctx.log.info({ event: "stripe.event", type: event.type, stripeEvent: event.id, businessId });
}

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  data: z.object({ object: z.object({ customer: z.unknown().optional() }) }),
});

type StripeEvent = z.output<typeof eventSchema>;

function readEvent(ctx: Context, body: Uint8Array, signature: string): StripeEvent {
  requireStripe(ctx);
  const secret = ctx.platform.env.STRIPE_WEBHOOK_SECRET;
  if (!secret) throw new AppError("subscription.not_configured");
  const event = eventSchema.safeParse(signedEvent({ body, signature, secret, now: ctx.now }));
  if (!event.success) throw new AppError("webhook.signature_invalid");
  return event.data;
}

/** Stores the event first. */
async function isProcessed(ctx: Context, event: StripeEvent): Promise<boolean> {
  await ctx.db
    .insertInto("stripe_events")
    .values({
      id: event.id,
      type: event.type,
      customer_id: customerOf(event),
      received_at: ctx.now.toISOString(),
      processed_at: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { processed_at } = await ctx.db
    .selectFrom("stripe_events")
    .select("processed_at")
    .where("id", "=", event.id)
    .executeTakeFirstOrThrow();
  return processed_at !== null;
}

function customerOf({ data }: StripeEvent): string {
  const { customer } = data.object;
  if (typeof customer === "string") return customer;
  if (typeof customer !== "object" || customer === null || !("id" in customer)) return "";
  return typeof customer.id === "string" ? customer.id : "";
}

interface KeptEvent {
  id: string;
  type: string;
  receivedAt: string;
  processedAt: string | null;
}

export async function listStripeEvents(ctx: BusinessContext): Promise<KeptEvent[]> {
  return ctx.db
    .selectFrom("stripe_events")
    .innerJoin("subscriptions", "subscriptions.customer_id", "stripe_events.customer_id")
    .select(["stripe_events.id", "type", "received_at as receivedAt", "processed_at as processedAt"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("received_at")
    .orderBy("stripe_events.id")
    .execute();
}

export async function forgetOldEvents(ctx: Context): Promise<void> {
  await purgeRows(ctx, "stripe_events");
}
