import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { findAttemptOf, hasUnknownIntents } from "./online-payments.server.ts";
import type { ProviderNotice } from "./payment-provider.ts";
import { findBusinessOfAccount, findProviderKeys } from "./provider/providers.server.ts";
import { readStripeNotice } from "./stripe/stripe-notice.server.ts";

interface SignedNotice {
  body: Uint8Array;
  signature: string;
}

/**
 * Of the account whose own key the business has entered. What it is about is looked up later, by a job that asks the
 * provider: the event itself is believed in nothing (decision 56).
 * @throws AppError `webhook.signature_invalid`, also for a business that has no such account
 */
export async function receiveOwnNotice(
  ctx: Context,
  businessId: string,
  signed: SignedNotice,
): Promise<void> {
  const business = withBusiness(ctx, businessId);
  const secret = isId(businessId) ? (await findProviderKeys(business))?.secret : null;
  const notice = secret && readStripeNotice({ ...signed, secret, now: ctx.now });
  if (!notice) throw new AppError("webhook.signature_invalid");
  await takeNotice(business, notice);
}

/** Receives what any account connected to the operator's tells. @throws AppError `webhook.signature_invalid` */
export async function receiveConnectNotice(ctx: Context, signed: SignedNotice): Promise<void> {
  const secret = ctx.platform.env.STRIPE_CONNECT_WEBHOOK_SECRET;
  const notice = secret && readStripeNotice({ ...signed, secret, now: ctx.now });
  if (!notice) throw new AppError("webhook.signature_invalid");
  const businessId = notice.account && (await findBusinessOfAccount(ctx, notice.account));
  if (businessId) await takeNotice(withBusiness(ctx, businessId), notice);
}

/** Stores the event once, together with its job: nothing is lost, and nothing is done twice. */
async function takeNotice(ctx: BusinessContext, { id, type, about }: ProviderNotice): Promise<void> {
  const at = ctx.now.toISOString();
  await ctx.transaction(async (ctx) => {
    const stored = await ctx.db
      .insertInto("stripe_events")
      .values({ id: `${ctx.businessId}:${id}`, type, customer_id: "", received_at: at, processed_at: at })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!stored || !about) return;
    const { businessId } = ctx;
    if ("account" in about) {
      const key = `online_payment.check_account:${stored.id}`;
      return enqueueJob(ctx, { name: "online_payment.check_account", payload: { businessId }, key });
    }
    const attempt = await findAttemptOf(ctx, about);
    if (!attempt && !("intent" in about && (await hasUnknownIntents(ctx)))) return;
    const subject: Record<string, string> =
      "intent" in about ? { intent: about.intent } : { reference: about.reference };
    const payload = { businessId, ...(attempt ? { id: attempt.id } : {}), ...subject };
    await enqueueJob(ctx, {
      name: "online_payment.check",
      payload,
      key: `online_payment.check:${stored.id}`,
    });
  });
  ctx.log.info({ event: "online_payment.notice", type, notice: id, businessId: ctx.businessId });
}
