import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { askStripe, nullIfMissing } from "./stripe-calls.server.ts";
import { findSubscription } from "#app/features/running/subscriptions/subscriptions.server.ts";

const FAILED = "subscription.checkout_failed";

/**
 * Stripe answers a repeated key with its first answer, so two checkouts begun at once share one customer.
 * @throws AppError `subscription.checkout_failed`, `subscription.not_configured`, `session.required`
 */
export async function findOrCreateCustomer(ctx: UserContext): Promise<string> {
  const known = (await findSubscription(ctx))?.customerId ?? null;
  if (known && (await isThere(ctx, known))) return known;
  const params = await customerParams(ctx);
  const { id } = await askStripe(ctx, FAILED, (stripe) =>
    stripe.customers.create(params, { idempotencyKey: keyOf(params, known) }),
  );
  return keepCustomer(ctx, id, known);
}

async function isThere(ctx: UserContext, id: string): Promise<boolean> {
  const customer = await askStripe(ctx, FAILED, (stripe) => nullIfMissing(stripe.customers.retrieve(id)));
  return customer !== null && !customer.deleted;
}

async function customerParams(ctx: UserContext): Promise<Stripe.CustomerCreateParams> {
  const { company_name } = await ctx.db
    .selectFrom("businesses")
    .select("company_name")
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const { email, firstName, lastName, language } = ctx.user;
  return {
    email,
    name: company_name || `${firstName} ${lastName}`,
    preferred_locales: [language],
    metadata: { business_id: ctx.businessId },
  };
}

/** Stripe refuses a key that comes back with other data, so the data is part of it. */
function keyOf(params: Stripe.CustomerCreateParams, replaced: string | null): string {
  return createHash("sha256")
    .update(JSON.stringify([params, replaced]))
    .digest("hex");
}

async function keepCustomer(ctx: UserContext, id: string, replaced: string | null): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const open = ctx.db
      .selectFrom("businesses")
      .select("id")
      .where("id", "=", ctx.businessId)
      .where("sealed_until", "is", null);
    if (!(await ctx.platform.database.dialect.forUpdate(open).executeTakeFirst()))
      throw new AppError("session.required");
    const kept = (await findSubscription(ctx))?.customerId ?? null;
    if (kept && kept !== replaced) return kept;
    await (kept ? replaceCustomer(ctx, id) : insertCustomer(ctx, id));
    return id;
  });
}

async function insertCustomer(ctx: UserContext, id: string): Promise<void> {
  const customer = { business_id: ctx.businessId, customer_id: id, created_at: ctx.now.toISOString() };
  await ctx.db
    .insertInto("subscriptions")
    .values({ ...customer, ...NOTHING_YET, asked: 0, answered: 0 })
    .execute();
}

/** Answers about the former customer count no more. */
async function replaceCustomer(ctx: UserContext, id: string): Promise<void> {
  await ctx.db
    .updateTable("subscriptions")
    .set((set) => ({ customer_id: id, ...NOTHING_YET, answered: set.ref("asked") }))
    .where("business_id", "=", ctx.businessId)
    .execute();
}

const NOTHING_YET = {
  subscription_id: "",
  item_id: "",
  status: "",
  period: "",
  current_period_end: null,
  ends_at: null,
  past_due_since: null,
  gave_pro: 0,
  pro_ended_at: null,
  pro_ended_by: "",
  synced_at: "",
};
