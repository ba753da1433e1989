import { expect, it } from "vitest";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import {
  cancelSubscription,
  resumeSubscription,
} from "#app/features/running/subscriptions/manage-subscription.server.ts";
import { openPortal } from "#app/features/running/subscriptions/stripe/portal.server.ts";
import { findSubscription } from "#app/features/running/subscriptions/subscriptions.server.ts";
import {
  previewYearly,
  switchToYearly,
} from "#app/features/running/subscriptions/switch-to-yearly.server.ts";
import { syncSubscription } from "#app/features/running/subscriptions/stripe/sync-subscription.server.ts";
import { type OpenDatabase, onDatabaseOfDay } from "../../support/databases/databases.ts";
import {
  cancelInPortal,
  endSubscription,
  payInvoice,
} from "../../support/fake-stripe/subscription-changes.ts";
import { later, makePro, member } from "../../support/platform.ts";
import { DAY, subscribe, withStripe } from "../../support/subscribing.ts";

const PERIOD_END = "2026-12-21T12:00:00.000Z";

onDatabaseOfDay((open) => {
  it("a cancelled subscription keeps Pro to the end of what is paid, to the second", async () => {
    const { ctx, fake, pass } = await subscribed(open);
    await cancelSubscription(ctx);
    expect(await findSubscription(ctx)).toMatchObject({ status: "active", endsAt: PERIOD_END });
    pass(30 * DAY - 1);
    expect(await findPlan(later(ctx))).toBe("pro");
    pass(1);
    expect(await findPlan(later(ctx))).toBe("free");
    await fake.webhooks.deliverWaiting();
    expect(await findSubscription(ctx)).toMatchObject({ status: "canceled" });
    expect(await findPlan(later(ctx))).toBe("free");
  });

  it("a cancellation is taken back before it takes effect, from our page or Stripe's", async () => {
    const { ctx, fake, subscription } = await subscribed(open);
    await cancelSubscription(ctx);
    await resumeSubscription(ctx);
    expect(await findSubscription(ctx)).toMatchObject({ endsAt: null });
    cancelInPortal(fake.account, subscription);
    await syncSubscription(ctx);
    expect(await findSubscription(ctx)).toMatchObject({ endsAt: PERIOD_END });
    await resumeSubscription(ctx);
    expect(await findSubscription(ctx)).toMatchObject({ endsAt: null });
    expect(subscription).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
  });

  it("a resumed subscription renews itself", async () => {
    const { ctx, fake, pass } = await subscribed(open);
    await cancelSubscription(ctx);
    await resumeSubscription(ctx);
    pass(31 * DAY);
    await fake.webhooks.deliverWaiting();
    expect(await findPlan(later(ctx))).toBe("pro");
    expect(await findSubscription(ctx)).toMatchObject({ currentPeriodEnd: "2027-01-21T12:00:00.000Z" });
  });

  it("cancelling twice and resuming what goes on change nothing", async () => {
    const { ctx, fake } = await subscribed(open);
    await resumeSubscription(ctx);
    await cancelSubscription(ctx);
    const before = fake.requests.length;
    await cancelSubscription(ctx);
    expect(fake.requests.length).toBe(before);
  });

  it("a renewal that nobody told us of locks nobody out for seven days", async () => {
    const { ctx, pass } = await subscribed(open);
    pass(37 * DAY - 1);
    expect(await findPlan(later(ctx))).toBe("pro");
    pass(1);
    expect(await findPlan(later(ctx))).toBe("free");
  });

  it("switches to yearly at once, and credits what is left of the month", async () => {
    const { ctx, fake, pass, subscription } = await subscribed(open);
    pass(15 * DAY);
    const { due, credit } = await previewYearly(later(ctx));
    expect({ due, credit }).toEqual({ due: 120_00 - 7_50, credit: 7_50 });
    expect(await switchToYearly(later(ctx))).toBeNull();
    expect(await findSubscription(ctx)).toMatchObject({
      period: "yearly",
      status: "active",
      currentPeriodEnd: "2027-12-06T12:00:00.000Z",
    });
    expect(fake.account.invoices.get(String(subscription.latest_invoice))).toMatchObject({
      status: "paid",
      amount_paid: due,
    });
    await expect(switchToYearly(later(ctx))).rejects.toThrow("subscription.already_yearly");
    await expect(previewYearly(later(ctx))).rejects.toThrow("subscription.already_yearly");
  });

  it("changes nothing until the year is paid, and leads to where it can be", async () => {
    const { ctx, fake, subscription } = await subscribed(open);
    fake.account.cards.set(String(subscription.customer), "declined");
    const page = await switchToYearly(ctx);
    expect(page).toBe(`${fake.account.origin}/i/${String(subscription.latest_invoice)}`);
    expect(await findSubscription(ctx)).toMatchObject({ period: "monthly", status: "active" });
    expect(await findPlan(ctx)).toBe("pro");
    payInvoice(fake.account, String(subscription.latest_invoice));
    await fake.webhooks.deliverWaiting();
    expect(await findSubscription(ctx)).toMatchObject({ period: "yearly", status: "active" });
  });

  it("forgets a switch that nobody paid for", async () => {
    const { ctx, fake, pass, subscription } = await subscribed(open);
    fake.account.cards.set(String(subscription.customer), "declined");
    await switchToYearly(ctx);
    pass(DAY);
    await fake.webhooks.deliverWaiting();
    expect(subscription.pending_update).toBeNull();
    expect(await findSubscription(ctx)).toMatchObject({ period: "monthly", status: "active" });
  });

  it("wants a cancelled subscription resumed and a missing payment settled before it switches", async () => {
    const { ctx, fake, pass, subscription } = await subscribed(open);
    await cancelSubscription(ctx);
    await expect(switchToYearly(ctx)).rejects.toThrow("subscription.ending");
    await resumeSubscription(ctx);
    fake.account.cards.set(String(subscription.customer), "declined");
    pass(30 * DAY);
    await syncSubscription(later(ctx));
    await expect(switchToYearly(later(ctx))).rejects.toThrow("subscription.payment_missing");
  });

  it("opens Stripe's page for cards and receipts, after the end and while a payment is missing too", async () => {
    const { ctx, fake, pass, subscription } = await subscribed(open);
    const portal = async () => {
      const url = await openPortal(later(ctx), "http://localhost:3000/profile");
      return fake.account.portals.get(url.split("/").at(-1) ?? "");
    };
    expect(await portal()).toMatchObject({
      customer: subscription.customer,
      return_url: "http://localhost:3000/profile",
      locale: "en",
    });
    fake.account.cards.set(String(subscription.customer), "declined");
    pass(40 * DAY);
    await fake.webhooks.deliverWaiting();
    expect(await portal()).toMatchObject({ customer: subscription.customer });
    endSubscription(fake.account, subscription);
    await fake.webhooks.deliverWaiting();
    expect(await portal()).toMatchObject({ customer: subscription.customer });
  });

  it("says in our words what did not work at Stripe, and the state stays as it was", async () => {
    const { ctx, fake } = await subscribed(open);
    const failing = async (work: () => Promise<unknown>, code: string) => {
      fake.failNext(500);
      await expect(work()).rejects.toThrow(code);
    };
    await failing(() => cancelSubscription(ctx), "subscription.cancel_failed");
    await failing(() => openPortal(ctx, "http://localhost/"), "subscription.portal_failed");
    await failing(() => switchToYearly(ctx), "subscription.change_failed");
    await failing(() => previewYearly(ctx), "subscription.change_failed");
    await failing(() => syncSubscription(ctx), "subscription.sync_failed");
    await cancelSubscription(ctx);
    await failing(() => resumeSubscription(ctx), "subscription.change_failed");
    expect(await findSubscription(ctx)).toMatchObject({ status: "active", endsAt: PERIOD_END });
  });

  it("has nothing to manage on Free, and nothing on a Pro plan that was not bought", async () => {
    const { platform } = await withStripe(await open());
    const ctx = await member(platform);
    const all = [
      () => cancelSubscription(ctx),
      () => resumeSubscription(ctx),
      () => switchToYearly(ctx),
      () => previewYearly(ctx),
      () => openPortal(ctx, "http://localhost/"),
    ];
    for (const work of all) await expect(work()).rejects.toThrow("plan.pro_required");
    await makePro(ctx);
    for (const work of all) await expect(work()).rejects.toThrow("subscription.none");
  });
});

async function subscribed(open: OpenDatabase) {
  const { platform, fake, pass } = await withStripe(await open());
  const ctx = await member(platform);
  return { ctx, fake, pass, subscription: await subscribe({ fake }, ctx) };
}
