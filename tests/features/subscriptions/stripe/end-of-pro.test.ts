import { expect, it } from "vitest";
import { userJson } from "#app/features/people/accounts/account-json.ts";
import { findProfile } from "#app/features/people/accounts/profile.server.ts";
import { findPlanAndSubscription } from "#app/features/running/subscriptions/current-plan.server.ts";
import { cancelSubscription } from "#app/features/running/subscriptions/manage-subscription.server.ts";
import { subscriptionView } from "#app/features/running/subscriptions/subscription-view.ts";
import { findSubscription } from "#app/features/running/subscriptions/subscriptions.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { type OpenDatabase, onEachDatabase } from "../../../support/databases/databases.ts";
import { endSubscription } from "../../../support/fake-stripe/subscription-changes.ts";
import { later, member } from "../../../support/platform.ts";
import { DAY, subscribe, withStripe } from "../../../support/subscribing.ts";

onEachDatabase((open) => {
  it("a failed renewal and the end that follows are told once each, however often Stripe repeats itself", async () => {
    const { ctx, fake, pass, mails, text, subscription } = await start(open);
    fake.account.cards.set(String(subscription.customer), "declined");
    pass(30 * DAY);
    const events = [...fake.webhooks.waiting];
    await fake.webhooks.deliverWaiting();
    for (const event of events) await fake.webhooks.deliver(event);
    expect(await mails()).toEqual(["Ihre Zahlung für Pro ist fehlgeschlagen"]);
    expect(text()).toContain("Pro gilt noch bis 28.12.2026.");

    pass(7 * DAY);
    expect(await mails()).toEqual(["Pro ist abgelaufen"]);
    expect(text()).toContain("am 28.12.2026 abgelaufen, weil die Zahlung");
    endSubscription(fake.account, subscription);
    await fake.webhooks.deliverWaiting();
    expect(await mails()).toEqual([]);
    expect(await view(later(ctx))).toMatchObject({ ended: { day: "28.12.2026", by: "payment" } });
  });

  it("a plan that was cancelled and is over says so once", async () => {
    const { ctx, fake, pass, mails, text } = await start(open);
    await cancelSubscription(ctx);
    pass(30 * DAY);
    await fake.webhooks.deliverWaiting();
    expect(await mails()).toEqual(["Pro ist abgelaufen"]);
    expect(text()).toContain("da es gekündigt war");
    expect(await view(later(ctx))).toMatchObject({ ended: { by: "cancelled" } });
  });

  it("nobody is told of an end who has Pro for another reason, or has bought it again", async () => {
    const { ctx, fake, pass, mails, subscription } = await start(open);
    await ctx.db.updateTable("businesses").set({ plan: "pro" }).execute();
    endSubscription(fake.account, subscription);
    await fake.webhooks.deliverWaiting();
    expect(await mails()).toEqual([]);
    await ctx.db.updateTable("businesses").set({ plan: "" }).execute();
    await subscribe({ fake }, ctx);
    pass(DAY);
    expect((await findSubscription(later(ctx)))?.ended).toBeNull();
    expect(await mails()).toEqual([]);
  });

  it("cancelling while a payment is missing promises the days of grace, on the page and in the API", async () => {
    const { ctx, fake, pass, subscription } = await start(open);
    fake.account.cards.set(String(subscription.customer), "declined");
    pass(30 * DAY);
    await fake.webhooks.deliverWaiting();
    await cancelSubscription(later(ctx));
    expect(await view(later(ctx))).toMatchObject({
      proUntil: "28.12.2026",
      running: { next: "closes", day: "28.12.2026" },
    });
    expect(userJson(await findProfile(later(ctx))).subscription).toMatchObject({
      currentPeriodEnd: "2026-12-28T12:00:00.000Z",
      endsAt: "2026-12-28T12:00:00.000Z",
    });
    pass(7 * DAY);
    expect(await view(later(ctx))).toMatchObject({ proUntil: "", running: { next: "closed" } });
  });
});

async function view(ctx: UserContext) {
  return subscriptionView(await findPlanAndSubscription(ctx), { language: "de", now: ctx.now });
}

/** Somebody who has bought Pro. `mails`: subjects that came since it was asked last */
async function start(open: OpenDatabase) {
  const { platform, fake, pass } = await withStripe(await open());
  const ctx = await member(platform, { preferredLanguage: "de" });
  const subscription = await subscribe({ fake }, ctx);
  await runDueJobs(platform, handlers);
  let seen = platform.mailbox.length;
  const mails = async () => {
    await runDueJobs(platform, handlers);
    const subjects = platform.mailbox.slice(seen).map(({ subject }) => subject);
    seen = platform.mailbox.length;
    return subjects;
  };
  const text = () => platform.mailbox.at(-1)?.text;
  return { ctx, fake, pass, mails, text, subscription };
}
