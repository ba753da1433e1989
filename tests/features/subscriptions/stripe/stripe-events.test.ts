import { expect, it } from "vitest";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { findSubscription } from "#app/features/running/subscriptions/subscriptions.server.ts";
import { syncSubscription } from "#app/features/running/subscriptions/stripe/sync-subscription.server.ts";
import { listPeople } from "#app/features/people/seats/people.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type OpenDatabase, onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { payCheckout } from "../../../support/fake-stripe/checkouts.ts";
import {
  cancelInPortal,
  endSubscription,
  payInvoice,
} from "../../../support/fake-stripe/subscription-changes.ts";
import { later, member } from "../../../support/platform.ts";
import { seated } from "../../../support/seats/seated.ts";
import { DAY, openCheckout, subscribe, withStripe } from "../../../support/subscribing.ts";

onDatabaseOfDay((open) => {
  it("security 15: a paid checkout opens Pro as soon as Stripe tells of it", async () => {
    const { ctx, fake } = await start(open);
    payCheckout(fake.account, await openCheckout(ctx));
    expect(await findPlan(ctx)).toBe("free");
    await fake.webhooks.deliverWaiting();
    expect(await findPlan(ctx)).toBe("pro");
    expect(fake.webhooks.waiting).toEqual([]);
    expect(await findSubscription(ctx)).toMatchObject({
      status: "active",
      period: "monthly",
      currentPeriodEnd: "2026-12-21T12:00:00.000Z",
      endsAt: null,
    });
  });

  it("security 15: an event that comes again is taken in and asks nothing again", async () => {
    const { ctx, fake } = await start(open);
    payCheckout(fake.account, await openCheckout(ctx));
    const [event] = fake.webhooks.of("customer.subscription.created");
    const before = fake.requests.length;
    for (let count = 0; count < 3; count++) expect(await fake.webhooks.deliver(event!)).toBe(200);
    expect(fake.requests.slice(before)).toEqual(["GET /v1/subscriptions"]);
    expect(await findPlan(ctx)).toBe("pro");
  });

  it("security 15: events in reverse order leave the state that Stripe has now", async () => {
    const { ctx, fake, pass } = await start(open);
    const subscription = payCheckout(fake.account, await openCheckout(ctx))!;
    pass(3 * DAY);
    cancelInPortal(fake.account, subscription);
    for (const event of fake.webhooks.waiting.toReversed())
      expect(await fake.webhooks.deliver(event)).toBe(200);
    expect(await findSubscription(ctx)).toMatchObject({
      status: "active",
      endsAt: "2026-12-21T12:00:00.000Z",
    });

    pass(30 * DAY);
    for (const event of fake.webhooks.waiting.toReversed()) await fake.webhooks.deliver(event);
    expect(await findSubscription(ctx)).toMatchObject({ status: "canceled" });
    expect(await findPlan(later(ctx))).toBe("free");
  });

  it("security 15: an event that arrives days late opens nothing that has ended since", async () => {
    const { ctx, fake, pass } = await start(open);
    const subscription = payCheckout(fake.account, await openCheckout(ctx))!;
    pass(2 * DAY);
    endSubscription(fake.account, subscription);
    const [late] = fake.webhooks.of("customer.subscription.created");
    expect(await fake.webhooks.deliver(late!)).toBe(200);
    expect(await findPlan(later(ctx))).toBe("free");
  });

  it("security 15: a signature of the future is refused like an old one", async () => {
    const { ctx, fake, platform } = await start(open);
    payCheckout(fake.account, await openCheckout(ctx));
    const [event] = fake.webhooks.of("customer.subscription.created");
    if (!event) throw new Error("Stripe told of no subscription");
    const seconds = platform.now().getTime() / 1000;
    for (const ahead of [301, 100_000])
      expect(await fake.webhooks.deliver(event, { now: () => seconds + ahead })).toBe(400);
    expect(await findPlan(ctx)).toBe("free");
    expect(await fake.webhooks.deliver(event, { now: () => seconds + 299 })).toBe(200);
    expect(await findPlan(ctx)).toBe("pro");
  });

  it("security 15: a wrong or old signature is refused, and nothing is kept of it", async () => {
    const { ctx, fake, platform } = await start(open);
    payCheckout(fake.account, await openCheckout(ctx));
    const [event] = fake.webhooks.of("customer.subscription.created");
    const seconds = platform.now().getTime() / 1000;
    expect(await fake.webhooks.deliver(event!, { secret: "whsec_other" })).toBe(400);
    expect(await fake.webhooks.deliver(event!, { now: () => seconds - 301 })).toBe(400);
    expect(await platform.database.db.selectFrom("stripe_events").selectAll().execute()).toEqual([]);
    expect(await findPlan(ctx)).toBe("free");
    expect(await fake.webhooks.deliver(event!, { now: () => seconds - 299 })).toBe(200);
    expect(await findPlan(ctx)).toBe("pro");
  });

  it("security 15: a body that is not what was signed is refused", async () => {
    const { ctx, fake } = await start(open);
    payCheckout(fake.account, await openCheckout(ctx));
    const [event] = fake.webhooks.of("customer.subscription.created");
    const receive = fake.webhooks.receive!;
    for (const signature of ["", "t=1,v1=00", "v1=", "t=x"]) {
      expect(await receive(JSON.stringify(event), signature)).toBe(400);
    }
    fake.webhooks.receive = (body, signature) => receive(body.replace("active", "paused"), signature);
    expect(await fake.webhooks.deliver(event!)).toBe(400);
  });

  it("security 15: an event about a customer we do not know is taken in and changes nobody", async () => {
    const { ctx, fake } = await start(open);
    await openCheckout(ctx);
    fake.account.emit("customer.subscription.updated", { object: "subscription", customer: "cus_unknown" });
    fake.account.emit("customer.subscription.updated", {
      object: "subscription",
      customer: { id: "cus_other" },
    });
    fake.account.emit("balance.available", { object: "balance" });
    for (const event of fake.webhooks.waiting) expect(await fake.webhooks.deliver(event)).toBe(200);
    expect(await findPlan(ctx)).toBe("free");
  });

  it("security 15: an event that could not be worked off is refused, and works when it comes again", async () => {
    const { ctx, fake } = await start(open);
    payCheckout(fake.account, await openCheckout(ctx));
    const [event] = fake.webhooks.of("customer.subscription.created");
    fake.failNext(500);
    expect(await fake.webhooks.deliver(event!)).toBe(502);
    expect(await findPlan(ctx)).toBe("free");
    expect(await fake.webhooks.deliver(event!)).toBe(200);
    expect(await findPlan(ctx)).toBe("pro");
  });

  it("security 15: events that arrive all at once, each several times, leave the right state", async () => {
    const { ctx, fake } = await start(open);
    const subscription = payCheckout(fake.account, await openCheckout(ctx))!;
    cancelInPortal(fake.account, subscription);
    const events = [1, 2, 3].flatMap(() => fake.webhooks.waiting);
    const statuses = await Promise.all(events.map((event) => fake.webhooks.deliver(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await findSubscription(ctx)).toMatchObject({
      status: "active",
      endsAt: "2026-12-21T12:00:00.000Z",
    });
    const rows = await ctx.db.selectFrom("stripe_events").selectAll().execute();
    expect(rows.map(({ processed_at }) => processed_at === null)).not.toContain(true);
  });

  it("security 15: a stale answer never replaces a newer one, whichever arrives last", async () => {
    const { ctx, fake } = await start(open);
    const subscription = payCheckout(fake.account, await openCheckout(ctx))!;
    const release = fake.holdNext("/v1/subscriptions");
    const stale = syncSubscription(ctx);
    await expect.poll(() => fake.requests.at(-1)).toBe("GET /v1/subscriptions");
    endSubscription(fake.account, subscription);
    await syncSubscription(ctx);
    expect(await findSubscription(ctx)).toMatchObject({ status: "canceled" });
    release();
    await stale;
    expect(await findSubscription(ctx)).toMatchObject({ status: "canceled" });
  });

  it("leaves Pro open for seven days while a payment is missing, then closes it until it is settled", async () => {
    const { ctx, fake, pass } = await start(open);
    await subscribe({ fake }, ctx);
    await seated(ctx, "member");
    const pausedSeats = async () => {
      await runDueJobs(ctx.platform, handlers);
      return (await listPeople(ctx)).filter(({ isPaused }) => isPaused).length;
    };
    fake.account.cards.set((await findSubscription(ctx))!.customerId, "declined");
    pass(30 * DAY);
    await fake.webhooks.deliverWaiting();
    expect(await findSubscription(ctx)).toMatchObject({ status: "past_due" });
    expect(await findPlan(later(ctx))).toBe("pro");
    pass(7 * DAY - 1);
    expect(await findPlan(later(ctx))).toBe("pro");
    expect(await pausedSeats()).toBe(0);
    pass(1);
    expect(await findPlan(later(ctx))).toBe("free");
    expect(await pausedSeats()).toBe(1);
    const [invoice] = [...fake.account.invoices.values()].filter(({ status }) => status === "open");
    payInvoice(fake.account, invoice!.id);
    await fake.webhooks.deliverWaiting();
    expect(await findPlan(later(ctx))).toBe("pro");
    expect(await findSubscription(ctx)).toMatchObject({ status: "active", pastDueSince: null });
    expect(await pausedSeats()).toBe(0);
  });

  it("counts the days of grace from the first news of the missing payment, however many follow", async () => {
    const { ctx, fake, pass } = await start(open);
    await subscribe({ fake }, ctx);
    fake.account.cards.set((await findSubscription(ctx))!.customerId, "declined");
    pass(30 * DAY);
    await fake.webhooks.deliverWaiting();
    const { pastDueSince } = (await findSubscription(ctx))!;
    pass(4 * DAY);
    await syncSubscription(later(ctx));
    expect((await findSubscription(ctx))!.pastDueSince).toBe(pastDueSince);
    pass(3 * DAY);
    expect(await findPlan(later(ctx))).toBe("free");
  });

  it("security 16: what an event says of another business is not believed", async () => {
    const { ctx, fake } = await start(open);
    const other = await member(ctx.platform, { email: "other@example.ch" });
    const subscription = payCheckout(fake.account, await openCheckout(ctx))!;
    subscription.metadata.business_id = other.businessId;
    const session = [...fake.account.checkouts.values()][0]!;
    session.client_reference_id = other.businessId;
    fake.account.emit("checkout.session.completed", session);
    fake.account.emit("customer.subscription.updated", subscription);
    await fake.webhooks.deliverWaiting();
    expect([await findPlan(ctx), await findPlan(other)]).toEqual(["pro", "free"]);
  });
});

async function start(open: OpenDatabase) {
  const { platform, fake, pass } = await withStripe(await open());
  const ctx: UserContext = await member(platform);
  return { ctx, platform, fake, pass };
}
