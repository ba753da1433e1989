import { expect, it } from "vitest";
import { handlers } from "#app/jobs.server.ts";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { purgeAccounts } from "#app/features/people/accounts/closing/purge.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { type OpenDatabase, onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { payCheckout } from "../../../support/fake-stripe/checkouts.ts";
import { issueInvoice } from "../../../support/invoices/issue-invoice.ts";
import { PERSON } from "../../../support/person.ts";
import { member, visitor } from "../../../support/platform.ts";
import { DAY, openCheckout, subscribe, withStripe } from "../../../support/subscribing.ts";

const LEAVING = { password: PERSON.password, confirmed: true } as const;

onDatabaseOfDay((open) => {
  it("security 21: a deleted account's subscription ends at Stripe, and what we knew of it goes", async () => {
    const { ctx, fake, platform } = await start(open);
    const subscription = await subscribe({ fake }, ctx);
    await deleteAccount(ctx, LEAVING);
    expect(subscription.status).toBe("active");
    await runDueJobs(platform, handlers);
    expect(subscription.status).toBe("canceled");
    expect(fake.account.deletedCustomers.has(String(subscription.customer))).toBe(true);
    expect(await left(platform)).toEqual({ subscriptions: 0, events: 0 });
    await fake.webhooks.deliverWaiting();
    expect(fake.webhooks.waiting).toEqual([]);
  });

  it("a checkout left open can be paid for no deleted account", async () => {
    const { ctx, fake, platform } = await start(open);
    const id = await openCheckout(ctx);
    await deleteAccount(ctx, LEAVING);
    await runDueJobs(platform, handlers);
    expect(() => payCheckout(fake.account, id)).toThrow("No such customer");
  });

  it("tries again until Stripe has answered, and a customer that is gone already is as good", async () => {
    const { ctx, fake, platform, pass } = await start(open);
    const subscription = await subscribe({ fake }, ctx);
    await deleteAccount(ctx, LEAVING);
    fake.failNext(500);
    await runDueJobs(platform, handlers);
    expect(subscription.status).toBe("active");
    expect(await left(platform)).toMatchObject({ subscriptions: 1 });
    fake.account.customers.delete(String(subscription.customer));
    pass(60_000);
    await runDueJobs(platform, handlers);
    expect(await left(platform)).toMatchObject({ subscriptions: 0 });
  });

  it("keeps the row of a business until Stripe has let go of its customer", async () => {
    const { ctx, fake, platform, pass } = await start(open);
    await subscribe({ fake }, ctx);
    await deleteAccount(ctx, LEAVING);
    pass(32 * DAY);
    await purgeAccounts(visitor(platform));
    expect(await businesses(platform)).toBe(1);
    await runDueJobs(platform, handlers);
    await purgeAccounts(visitor(platform));
    expect(await businesses(platform)).toBe(0);
  });

  it("without Stripe's keys the job is given up visibly, and the business goes with all of its rows", async () => {
    const { ctx, fake, platform, pass } = await start(open);
    const { customer } = await subscribe({ fake }, ctx);
    await deleteAccount(ctx, LEAVING);
    platform.stripe = null;
    await runDueJobs(platform, handlers);
    const { db } = platform.database;
    const dead = await db.selectFrom("jobs").selectAll().where("state", "=", "dead").execute();
    expect(dead.map(({ name, last_error }) => [name, last_error.includes(String(customer))])).toEqual([
      ["subscription.end_customer", true],
    ]);
    pass(32 * DAY);
    await purgeAccounts(visitor(platform));
    expect(await businesses(platform)).toBe(0);
    expect(await left(platform)).toEqual({ subscriptions: 0, events: 0 });
  });

  it("leaves the sealed invoices of a former subscriber alone", async () => {
    const { ctx, fake, platform, pass } = await start(open);
    await issueInvoice(ctx, Buffer.from("%PDF-1.7"));
    await subscribe({ fake }, ctx);
    await deleteAccount(ctx, LEAVING);
    await runDueJobs(platform, handlers);
    pass(2 * DAY);
    await purgeAccounts(visitor(platform));
    expect(await businesses(platform)).toBe(1);
    expect(await left(platform)).toEqual({ subscriptions: 0, events: 0 });
  });

  it("asks nothing of Stripe for an account that never began a checkout", async () => {
    const { ctx, fake, platform } = await start(open);
    await deleteAccount(ctx, LEAVING);
    await runDueJobs(platform, handlers);
    expect(fake.requests).toEqual([]);
  });
});

type Started = Awaited<ReturnType<typeof start>>;

async function start(open: OpenDatabase) {
  const { platform, fake, pass } = await withStripe(await open());
  return { ctx: await member(platform), platform, fake, pass };
}

async function left({ database: { db } }: Started["platform"]) {
  const subscriptions = await db.selectFrom("subscriptions").selectAll().execute();
  const events = await db.selectFrom("stripe_events").selectAll().execute();
  return { subscriptions: subscriptions.length, events: events.length };
}

async function businesses({ database: { db } }: Started["platform"]): Promise<number> {
  return (await db.selectFrom("businesses").selectAll().execute()).length;
}
