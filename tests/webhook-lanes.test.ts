import type { ServerResponse } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import {
  deliverWebhook,
  slowDelivery,
} from "#app/features/programs/webhooks/delivery/deliver-webhook.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { handlers, lanes } from "#app/jobs.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { runDueJobs, startJobWorker } from "#app/platform/jobs/job-worker.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { onEachDatabase } from "./support/databases/databases.ts";
import { clientInput } from "./support/invoices/client-input.ts";
import { sendingMember, testPlatform } from "./support/platform.ts";
import { deliver, startReceiver, webhookOf } from "./support/server/webhook-receiver.ts";

const BUSINESSES = 50;

onEachDatabase((open) => {
  it("deliveries of 50 businesses arrive while four receivers of a neighbour do not answer", async () => {
    const platform = testPlatform(await open());
    const [silent, good] = [await startReceiver(), await startReceiver()];
    const waiting: ServerResponse[] = [];
    silent.answer = (response) => void waiting.push(response);
    const neighbour = await sendingMember(platform, { email: "neighbour@example.ch" });
    for (const path of ["a", "b", "c", "d"]) await webhookOf(neighbour, `${silent.url}/${path}`);
    for (let event = 0; event < 3; event++) await createClient(neighbour, clientInput());
    for (let index = 0; index < BUSINESSES; index++) {
      const ctx = await sendingMember(platform, { email: `b${index}@example.ch` });
      await webhookOf(ctx, good.url, { events: ["client.created"] });
      await createClient(ctx, clientInput());
    }
    const all = new Promise<void>((resolve) => {
      good.answer = (response) => {
        response.end();
        if (good.received.length === BUSINESSES) resolve();
      };
    });
    work(platform, () => {
      silent.answer = (response) => void response.destroy();
      for (const response of waiting) response.destroy();
    });
    await all;
    expect(waiting.length).toBeLessThanOrEqual(1);
  });

  it("a receiver that is slow waits among slow ones until it answers in time again", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const receiver = await startReceiver();
    await webhookOf(ctx, receiver.url, { events: ["client.created"] });
    await deliver(platform);
    receiver.answer = () => undefined;
    await createClient(ctx, clientInput());
    await runDueJobs(platform, {
      ...handlers,
      "webhook.delivery": (ctx, payload) => deliverWebhook(ctx, payload, { timeoutMs: 50 }),
    });
    expect(await slowOnes(ctx)).toBe(1);
    receiver.answer = (response) => void response.end();
    await createClient(ctx, clientInput());
    let moved = 0;
    await runDueJobs(platform, {
      ...handlers,
      "webhook.slow_delivery": async (...job) => {
        moved += 1;
        if (typeof slowDelivery === "object") await slowDelivery.run(...job);
      },
    });
    expect(moved).toBe(1);
    expect(receiver.received).toHaveLength(2);
    expect(await slowOnes(ctx)).toBe(0);
  });
});

async function slowOnes({ db, businessId }: BusinessContext): Promise<number> {
  const rows = await db
    .selectFrom("webhook_endpoints")
    .select("id")
    .where("business_id", "=", businessId)
    .where("is_slow", "=", 1)
    .execute();
  return rows.length;
}

function work(platform: Platform, letGo: () => void): void {
  const workers = lanes.map((lane) => startJobWorker(platform, handlers, {}, lane));
  onTestFinished(async () => {
    letGo();
    await Promise.all(workers.map(({ stop }) => stop()));
  });
}
