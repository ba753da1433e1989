import { expect, it } from "vitest";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { findAccountCard } from "#app/features/people/operator/accounts/account-card.server.ts";
import { countedFigures } from "#app/features/people/operator/health/counted-figures.server.ts";
import { findHealth } from "#app/features/people/operator/health/health.server.ts";
import { accountOfJob } from "#app/features/people/operator/jobs/job-account.server.ts";
import { testWebhook } from "#app/features/programs/webhooks/test-webhook.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { sendOffer } from "#app/features/selling/offers/sending/send-offer.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { withSubscription } from "../../support/with-subscription.ts";
import { browserOf } from "../../support/operator/desk.ts";
import { later, member, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { inSandboxOf } from "../../support/sandbox.ts";
import { seated } from "../../support/seats/seated.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const other = await sendingMember(platform, { email: "other@example.ch" });
    return { platform, ctx, other, desk: visitor(platform) };
  }

  it("an account's page counts the open sessions of its owner", async () => {
    const { platform, ctx, other, desk } = await start();
    for (const who of [ctx, ctx, other]) await browserOf(who, platform.env.appUrl);
    const card = async () => {
      const { sessions, lastSeenAt } = await findAccountCard(desk, ctx.businessId);
      return { sessions, lastSeenAt };
    };
    expect(await card()).toEqual({ sessions: 3, lastSeenAt: ctx.now.toISOString() });
    const ended = { expires_at: desk.now.toISOString() };
    await ctx.db.updateTable("sessions").set(ended).where("user_id", "=", ctx.user.id).execute();
    expect(await card()).toEqual({ sessions: 0, lastSeenAt: null });
  });

  it("an account's page lists its e-mails that failed, and the desk counts those of a week", async () => {
    const { platform, ctx, other, desk } = await start();
    await sendInvoice(ctx, await invoiceWith(ctx, "draft"), sendInvoiceSchema.parse({}));
    await sendOffer(ctx, await createOffer(ctx, offerInput()), {});
    await remindBy(ctx);
    const late = { issueDate: "2026-09-01", dueDate: "2026-10-01" };
    await createReminder(ctx, await invoiceWith(ctx, "overdue", late), { level: 1, send: true });
    const change = (set: object) => ctx.db.updateTable("deliveries").set(set).execute();
    const failed = async () => (await findAccountCard(desk, ctx.businessId)).failedDeliveries;
    const counted = async () => (await findHealth(visitor(platform))).mailsFailed;
    await change({ state: "failed" });
    expect(await failed()).toEqual([]);
    const finished_at = ctx.now.toISOString();
    await change({ state: "uncertain", error_code: "refused", error_text: "x ECONNRESET y", finished_at });
    expect(await failed()).toMatchObject([
      { of: "reminder", state: "uncertain", failure: "refused, ECONNRESET" },
      { of: "offer" },
      { of: "invoice" },
    ]);
    await change({ error_code: "", error_text: "" });
    expect((await failed()).map(({ failure }) => failure)).toEqual(["", "", ""]);
    expect((await findAccountCard(desk, other.businessId)).failedDeliveries).toEqual([]);
    platform.pass(7 * DAY);
    expect(await counted()).toBe(3);
    platform.pass(1);
    expect(await counted()).toBe(0);
    await change({ state: "sent" });
    expect(await failed()).toEqual([]);
  });

  it("a job belongs to the account that its payload names in one way or another", async () => {
    const { ctx, other } = await start();
    const { sandbox } = await inSandboxOf(ctx);
    const { ctx: books } = await seated(ctx, "accountant");
    await sendInvoice(ctx, await invoiceWith(ctx, "draft"), sendInvoiceSchema.parse({}));
    const delivery = await ctx.db.selectFrom("deliveries").select("id").executeTakeFirstOrThrow();
    const { webhook } = await webhookOf(other, "https://hooks.example.ch/rappen");
    await testWebhook(other, webhook.id);
    const post = await ctx.db.selectFrom("webhook_deliveries").select("id").executeTakeFirstOrThrow();
    const of = async (payload: Record<string, string>) => {
      await enqueueJob(ctx, { name: "files.purge", payload });
      const kept = ctx.db.selectFrom("jobs").select("payload").orderBy("id", "desc");
      return accountOfJob(ctx, (await kept.executeTakeFirstOrThrow()).payload);
    };
    const own: Record<string, string>[] = [
      { businessId: ctx.businessId },
      { businessId: sandbox.businessId },
      { sandboxId: sandbox.businessId },
      { userId: ctx.user.id },
      { email: ctx.user.email },
      { deliveryId: delivery.id },
      { businessId: ctx.newId(), userId: ctx.user.id },
    ];
    for (const payload of own) expect([payload, await of(payload)]).toEqual([payload, ctx.businessId]);
    expect(await of({ deliveryId: post.id })).toBe(other.businessId);
    const others: Record<string, string>[] = [
      { userId: books.user.id },
      { email: "x@example.ch" },
      { deliveryId: "x" },
      {},
    ];
    for (const nobody of others) expect([nobody, await of(nobody)]).toEqual([nobody, null]);
  });

  it("counts accounts without sandboxes and deleted ones, at most every ten minutes", async () => {
    const { platform, ctx, other } = await start();
    await inSandboxOf(ctx);
    // What earlier tests have counted in this database is over by then.
    platform.pass(30 * DAY);
    const gone = await member(platform, { email: "gone@example.ch" });
    const set = (id: string, to: object) =>
      ctx.db.updateTable("businesses").set(to).where("id", "=", id).execute();
    await set(gone.businessId, { sealed_until: "2036-12-31", plan: "pro" });
    await set(other.businessId, { plan: "free", disabled_at: ctx.now.toISOString() });
    await withSubscription(ctx, "past_due");
    await withSubscription(other, "canceled");
    const first = { accounts: 2, accountsDisabled: 1, plansGiven: 1, subscriptions: 1, documents: 0 };
    expect(await countedFigures(later(ctx))).toMatchObject(first);
    await invoiceWith(ctx, "sent");
    await set(other.businessId, { plan: "pro", disabled_at: null });
    platform.pass(10 * MINUTE - 1);
    expect(await countedFigures(later(ctx))).toMatchObject(first);
    platform.pass(1);
    expect(await countedFigures(later(ctx))).toMatchObject({
      accountsDisabled: 0,
      plansGiven: 2,
      documents: 1,
      documentsInStore: 0,
    });
    await set(other.businessId, { plan: "free" });
    platform.pass(-30 * DAY);
    expect(await countedFigures(later(ctx))).toMatchObject({ plansGiven: 1 });
  });
});
