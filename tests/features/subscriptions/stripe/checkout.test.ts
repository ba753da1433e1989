import { expect, it } from "vitest";
import { startCheckout } from "#app/features/running/subscriptions/stripe/checkout.server.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { findSubscription } from "#app/features/running/subscriptions/subscriptions.server.ts";
import { syncSubscription } from "#app/features/running/subscriptions/stripe/sync-subscription.server.ts";
import { type OpenDatabase, onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { checkoutById, payCheckout } from "../../../support/fake-stripe/checkouts.ts";
import { later, makePro, member, testPlatform } from "../../../support/platform.ts";
import { DAY, openCheckout, subscribe, withStripe } from "../../../support/subscribing.ts";

const ADDRESSES = { successUrl: "http://localhost/a", cancelUrl: "http://localhost/b" };

onDatabaseOfDay((open) => {
  it("security 16: a checkout is bound to the business's own customer and carries who asked", async () => {
    const { ctx, fake } = await start(open);
    const session = checkoutById(fake.account, await openCheckout(ctx, "yearly"));
    const customerId = (await findSubscription(ctx))!.customerId;
    expect(session).toMatchObject({
      customer: customerId,
      client_reference_id: ctx.businessId,
      metadata: { user_id: ctx.user.id },
      amount_total: 120_00,
      locale: "en",
      success_url: "http://localhost:3000/dashboard?upgrade=success",
      cancel_url: "http://localhost:3000/dashboard?upgrade=cancelled",
      automatic_tax: { enabled: false },
    });
    expect(fake.account.customers.get(customerId)).toMatchObject({
      email: ctx.user.email,
      metadata: { business_id: ctx.businessId },
    });
  });

  it("two checkouts begun at once share one customer", async () => {
    const { ctx, fake } = await start(open);
    await Promise.all([openCheckout(ctx), openCheckout(ctx), openCheckout(ctx, "yearly")]);
    expect(fake.account.customers.size).toBe(1);
    const rows = await ctx.db.selectFrom("subscriptions").select("customer_id").execute();
    expect(rows.map(({ customer_id }) => customer_id)).toEqual([...fake.account.customers.keys()]);
  });

  it("of two different customers made at once, the one that was kept first counts", async () => {
    const { ctx, fake } = await start(open);
    const other = { ...ctx, user: { ...ctx.user, email: "second@example.ch" } };
    const release = fake.holdNext("/v1/customers");
    const slow = openCheckout(ctx);
    await expect.poll(() => fake.account.customers.size).toBe(1);
    await openCheckout(other);
    release();
    await slow;
    expect(fake.account.customers.size).toBe(2);
    const kept = (await findSubscription(ctx))!.customerId;
    expect(fake.account.customers.get(kept)!.email).toBe("second@example.ch");
    expect([...fake.account.checkouts.values()].map(({ customer }) => customer)).toEqual([kept, kept]);
  });

  it("a checkout begun anew closes the one left open before, so that nobody pays twice", async () => {
    const { ctx, fake } = await start(open);
    const first = await openCheckout(ctx);
    const second = await openCheckout(ctx, "yearly");
    expect(checkoutById(fake.account, first).status).toBe("expired");
    expect(() => payCheckout(fake.account, first)).toThrow("no longer available");
    payCheckout(fake.account, second);
    await fake.webhooks.deliverWaiting();
    expect(await findSubscription(ctx)).toMatchObject({ period: "yearly", status: "active" });
  });

  it("does not begin another checkout when the one before is paid at this moment", async () => {
    const { ctx, fake } = await start(open);
    const first = await openCheckout(ctx);
    const release = fake.holdNext("/v1/checkout/sessions");
    const second = openCheckout(ctx);
    await expect.poll(() => fake.requests.at(-1)).toBe("GET /v1/checkout/sessions");
    payCheckout(fake.account, first);
    release();
    await expect(second).rejects.toThrow("subscription.checkout_failed");
    await expect(openCheckout(ctx)).rejects.toThrow("subscription.already_pro");
    expect(fake.account.subscriptions.size).toBe(1);
  });

  it("an abandoned or refused checkout leaves the account on Free", async () => {
    const { ctx, fake, pass } = await start(open);
    const id = await openCheckout(ctx);
    expect(payCheckout(fake.account, id, "declined")).toBeNull();
    pass(DAY);
    expect(checkoutById(fake.account, id).status).toBe("expired");
    await fake.webhooks.deliverWaiting();
    expect(await findPlan(later(ctx))).toBe("free");
    expect(await findSubscription(ctx)).toMatchObject({ status: "", subscriptionId: "" });
  });

  it("whoever has Pro is told so, even when the event of the payment was lost", async () => {
    const { ctx, fake } = await start(open);
    payCheckout(fake.account, await openCheckout(ctx));
    expect(await findPlan(ctx)).toBe("free");
    await expect(startCheckout(ctx, { period: "yearly", ...ADDRESSES })).rejects.toThrow(
      "subscription.already_pro",
    );
    expect(await findPlan(ctx)).toBe("pro");
    const given = await member(ctx.platform, { email: "given@example.ch" });
    await makePro(given);
    await expect(startCheckout(given, { period: "yearly", ...ADDRESSES })).rejects.toThrow(
      "subscription.already_pro",
    );
    expect(fake.account.customers.size).toBe(1);
  });

  it("whoever has a payment missing settles it instead of buying a second subscription", async () => {
    const { ctx, fake, pass } = await start(open);
    await subscribe({ fake }, ctx);
    fake.account.cards.set((await findSubscription(ctx))!.customerId, "declined");
    pass(30 * DAY);
    await fake.webhooks.deliverWaiting();
    pass(8 * DAY);
    expect(await findPlan(later(ctx))).toBe("free");
    await expect(openCheckout(later(ctx))).rejects.toThrow("subscription.payment_missing");
  });

  it("after the end of a subscription a new one can be bought, by the same customer", async () => {
    const { ctx, fake, pass } = await start(open);
    const first = await subscribe({ fake }, ctx);
    first.cancel_at = first.items.data[0]!.current_period_end;
    pass(31 * DAY);
    await fake.webhooks.deliverWaiting();
    expect(await findPlan(later(ctx))).toBe("free");
    const second = await subscribe({ fake }, later(ctx), "yearly");
    expect(second.customer).toBe(first.customer);
    expect(await findPlan(later(ctx))).toBe("pro");
    expect(await findSubscription(ctx)).toMatchObject({ subscriptionId: second.id, period: "yearly" });
  });

  it("makes a new customer when Stripe does not know the old one any more", async () => {
    const { ctx, fake } = await start(open);
    const gone = checkoutById(fake.account, await openCheckout(ctx)).customer as string;
    fake.account.deletedCustomers.add(gone);
    const session = checkoutById(fake.account, await openCheckout(ctx));
    expect(session.customer).not.toBe(gone);
    fake.account.customers.delete(session.customer as string);
    const third = checkoutById(fake.account, await openCheckout(ctx));
    expect(fake.account.customers.has(third.customer as string)).toBe(true);
    payCheckout(fake.account, third.id);
    await fake.webhooks.deliverWaiting();
    expect(await findPlan(ctx)).toBe("pro");
  });

  it("a subscription that Stripe does not know any more gives no Pro", async () => {
    const { ctx, fake } = await start(open);
    const { customer } = await subscribe({ fake }, ctx);
    fake.account.customers.delete(String(customer));
    await syncSubscription(ctx);
    expect(await findSubscription(ctx)).toMatchObject({ status: "canceled" });
    expect(await findPlan(ctx)).toBe("free");
  });

  it("has Stripe compute tax where the operator wants it", async () => {
    const { ctx, fake } = await start(open, { STRIPE_TAX: "1" });
    const session = checkoutById(fake.account, await openCheckout(ctx));
    expect(session.automatic_tax.enabled).toBe(true);
  });

  it("sends nobody to pay another price than the one we show", async () => {
    const { ctx, fake } = await start(open, { STRIPE_PRICE_YEARLY: "price_yearly" });
    const [monthly, yearly] = fake.account.prices;
    await openCheckout(ctx, "yearly");
    monthly!.unit_amount = 19_00;
    yearly!.currency = "eur";
    await expect(openCheckout(ctx)).rejects.toThrow("subscription.not_configured");
    await expect(openCheckout(ctx, "yearly")).rejects.toThrow("subscription.not_configured");
    Object.assign(monthly!, { unit_amount: 15_00, active: false });
    await expect(openCheckout(ctx)).rejects.toThrow("subscription.not_configured");
  });

  it("says that the upgrade did not start when Stripe fails, and that nothing is set up without keys", async () => {
    const { ctx, fake } = await start(open);
    for (let calls = 0; calls < 5; calls++) {
      fake.failNext(500);
      await expect(openCheckout(ctx)).rejects.toThrow("subscription.checkout_failed");
    }
    const without = await member(testPlatform(await open()));
    await expect(openCheckout(without)).rejects.toThrow("subscription.not_configured");
  });
});

async function start(open: OpenDatabase, env: Record<string, string> = {}) {
  const { platform, fake, pass } = await withStripe(await open(), env);
  return { ctx: await member(platform), fake, pass };
}
