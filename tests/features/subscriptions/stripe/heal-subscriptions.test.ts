import { expect, it } from "vitest";
import { handlers, schedules } from "#app/jobs.server.ts";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { healSubscriptions } from "#app/features/running/subscriptions/stripe/heal-subscriptions.server.ts";
import { findSubscription } from "#app/features/running/subscriptions/subscriptions.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { createScheduler } from "#app/platform/jobs/schedule.server.ts";
import { type OpenDatabase, onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { payCheckout } from "../../../support/fake-stripe/checkouts.ts";
import { endSubscription } from "../../../support/fake-stripe/subscription-changes.ts";
import { PERSON } from "../../../support/person.ts";
import { later, member, testPlatform, visitor } from "../../../support/platform.ts";
import { DAY, openCheckout, subscribe, withStripe } from "../../../support/subscribing.ts";

onDatabaseOfDay((open) => {
  it("security 15: a day heals what no event told of: a payment, a renewal, an end", async () => {
    const { ctx, fake, pass, heal } = await start(open);
    const subscription = payCheckout(fake.account, await openCheckout(ctx))!;
    await heal();
    expect(await findPlan(later(ctx))).toBe("pro");
    pass(31 * DAY);
    await heal();
    expect(await findSubscription(ctx)).toMatchObject({ currentPeriodEnd: "2027-01-21T12:00:00.000Z" });
    endSubscription(fake.account, subscription);
    pass(DAY);
    await heal();
    expect(await findPlan(later(ctx))).toBe("free");
  });

  it("asks about a checkout for three days only, and about what has ended not at all", async () => {
    const { ctx, fake, pass, heal } = await start(open);
    await openCheckout(ctx);
    const asked = async () => {
      const before = fake.requests.length;
      await heal();
      return fake.requests.length - before;
    };
    pass(2 * DAY);
    expect(await asked()).toBe(1);
    pass(2 * DAY);
    expect(await asked()).toBe(0);
    endSubscription(fake.account, await subscribe({ fake }, later(ctx)));
    await fake.webhooks.deliverWaiting();
    pass(DAY);
    expect(await asked()).toBe(0);
  });

  it("one customer that cannot be asked about does not hold up the others", async () => {
    const { ctx, fake, platform, pass } = await start(open);
    payCheckout(fake.account, await openCheckout(ctx));
    const other = await member(platform, { email: "other@example.ch" });
    payCheckout(fake.account, await openCheckout(other));
    pass(DAY);
    fake.failNext(500);
    await expect(healSubscriptions(visitor(platform), {})).rejects.toThrow("1 of 2");
    expect([await findPlan(later(ctx)), await findPlan(later(other))].toSorted()).toEqual(["free", "pro"]);
    await healSubscriptions(visitor(platform), {});
    expect([await findPlan(later(ctx)), await findPlan(later(other))]).toEqual(["pro", "pro"]);
  });

  it("goes through many customers page by page", async () => {
    const { ctx, fake, platform } = await start(open);
    payCheckout(fake.account, await openCheckout(ctx));
    const { customerId } = (await findSubscription(ctx))!;
    for (let count = 0; count < 120; count++) await copyOfCustomer(ctx, `${customerId}_${count}`);
    await healSubscriptions(visitor(platform), {});
    await runDueJobs(platform, handlers);
    const unasked = await ctx.db.selectFrom("subscriptions").selectAll().where("answered", "=", 0).execute();
    expect(unasked).toEqual([]);
    expect(await findPlan(ctx)).toBe("pro");
  });

  it("forgets events after 30 days, with or without Stripe", async () => {
    const { ctx, fake, platform, pass } = await start(open);
    await subscribe({ fake }, ctx);
    const count = async () =>
      (await platform.database.db.selectFrom("stripe_events").selectAll().execute()).length;
    pass(30 * DAY - 1);
    await healSubscriptions(visitor(platform), {});
    expect(await count()).toBe(3);
    pass(1);
    platform.stripe = null;
    await healSubscriptions(visitor(platform), {});
    expect(await count()).toBe(0);
  });

  it("ends customers whose account is gone, should their own job have been given up", async () => {
    const { ctx, fake, platform, heal } = await start(open);
    const subscription = await subscribe({ fake }, ctx);
    await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
    await platform.database.db
      .updateTable("jobs")
      .set({ state: "dead" })
      .where("name", "=", "subscription.end_customer")
      .execute();
    await heal();
    expect(subscription.status).toBe("canceled");
  });

  it("runs daily", async () => {
    const platform = testPlatform(await open());
    await createScheduler(platform, schedules)();
    const jobs = await platform.database.db.selectFrom("jobs").select("name").execute();
    expect(jobs.map(({ name }) => name)).toContain("subscription.heal");
    await runDueJobs(platform, handlers);
    const dead = await platform.database.db
      .selectFrom("jobs")
      .select("name")
      .where("state", "!=", "done")
      .execute();
    expect(dead).toEqual([]);
  });
});

async function start(open: OpenDatabase) {
  const { platform, fake, pass } = await withStripe(await open());
  const ctx = await member(platform);
  const heal = async () => {
    await createScheduler(platform, { "subscription.heal": "daily" })();
    await runDueJobs(platform, handlers);
  };
  return { ctx, platform, fake, pass, heal };
}

/** Another business that began a checkout: only its rows, for the sake of time. */
async function copyOfCustomer(ctx: Awaited<ReturnType<typeof member>>, customerId: string): Promise<void> {
  const id = ctx.newId();
  const business = await ctx.db
    .selectFrom("businesses")
    .selectAll()
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const row = await ctx.db
    .selectFrom("subscriptions")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto("businesses")
    .values({ ...business, id })
    .execute();
  await ctx.db
    .insertInto("subscriptions")
    .values({ ...row, business_id: id, customer_id: customerId, asked: 0, answered: 0 })
    .execute();
}
