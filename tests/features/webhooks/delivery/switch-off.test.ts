import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { purgeWebhooks } from "#app/features/programs/webhooks/purge-webhooks.server.ts";
import { testWebhook } from "#app/features/programs/webhooks/test-webhook.server.ts";
import { findWebhook, updateWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import { clientInput } from "../../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { later, sendingMember, testPlatform, visitor } from "../../../support/platform.ts";
import { deliver, startReceiver, webhookOf } from "../../../support/server/webhook-receiver.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform, { preferredLanguage: "fr" });
    const receiver = await startReceiver();
    receiver.answer = (response) => void response.writeHead(500).end();
    const { webhook } = await webhookOf(ctx, receiver.url);
    await deliver(platform);
    platform.mailbox.length = 0;
    /** Something happens, and is tried until it is given up; a day goes by. */
    const day = async () => {
      await createClient(later(ctx), clientInput());
      for (let hour = 0; hour < 24; hour++) {
        await deliver(platform);
        platform.pass(HOUR);
      }
    };
    const isActive = async () => (await findWebhook(ctx, webhook.id)).isActive;
    return { platform, ctx, receiver, webhook, day, isActive };
  }

  it("an endpoint at which nothing arrives for three days is switched off, and its owner told once", async () => {
    const { platform, ctx, webhook, day, isActive } = await start();
    for (let count = 0; count < 3; count++) await day();
    expect([await isActive(), platform.mailbox.length]).toEqual([true, 0]);
    for (let count = 0; count < 3; count++) await day();
    expect(await isActive()).toBe(false);
    expect(platform.mailbox).toHaveLength(1);
    const [email] = platform.mailbox;
    expect(email).toMatchObject({ to: "anna@example.ch", subject: "Un webhook a été désactivé" });
    expect(email!.text).toContain(webhook.url);
    expect(email!.text).toContain(`/profile/webhooks/${webhook.id}`);
    const { switchedOffAt, url, events } = await findWebhook(ctx, webhook.id);
    expect(switchedOffAt).not.toBeNull();
    const again = await updateWebhook(later(ctx), webhook.id, { url, events, isActive: true });
    expect(again).toMatchObject({ isActive: true, switchedOffAt: null, failingSince: null });
    await day();
    expect(await isActive()).toBe(true);
  });

  it("an endpoint that answers 410 is switched off at once, and not tried again", async () => {
    const { platform, ctx, receiver, isActive } = await start();
    const seen = receiver.received.length;
    receiver.answer = (response) => void response.writeHead(410).end();
    await createClient(later(ctx), clientInput());
    for (let hour = 0; hour < 3; hour++) {
      await deliver(platform);
      platform.pass(HOUR);
    }
    expect(await isActive()).toBe(false);
    expect(receiver.received).toHaveLength(seen + 1);
    expect(platform.mailbox).toEqual([]);
  });

  it("one success in between, and the three days begin anew", async () => {
    const { receiver, day, isActive } = await start();
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 2; count++) await day();
      receiver.answer = (response) => void response.end();
      await day();
      receiver.answer = (response) => void response.writeHead(500).end();
    }
    expect(await isActive()).toBe(true);
  });

  it("a test that fails says nothing about how long an endpoint has been failing", async () => {
    const { platform, ctx, webhook, isActive } = await start();
    await testWebhook(ctx, webhook.id);
    for (let count = 0; count < 5; count++) {
      await deliver(platform);
      platform.pass(DAY);
    }
    expect(await findWebhook(ctx, webhook.id)).toMatchObject({ failingSince: null });
    expect(await isActive()).toBe(true);
  });

  it("what was delivered is forgotten after 30 days", async () => {
    const { platform, ctx, receiver } = await start();
    receiver.answer = (response) => void response.end();
    await createClient(ctx, clientInput());
    await deliver(platform);
    platform.pass(20 * DAY);
    await createClient(later(ctx), clientInput());
    await deliver(platform);
    platform.pass(10 * DAY - 1);
    await purgeWebhooks(visitor(platform));
    expect(await counts()).toEqual([2, 2, 2]);
    platform.pass(1);
    await purgeWebhooks(visitor(platform));
    expect(await counts()).toEqual([1, 1, 1]);

    async function counts() {
      const { db } = platform.database;
      const tables = ["webhook_events", "webhook_deliveries", "webhook_attempts"] as const;
      return Promise.all(
        tables.map(async (table) => (await db.selectFrom(table).select("id").execute()).length),
      );
    }
  });
});
