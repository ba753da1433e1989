import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import {
  deliverWebhook,
  webhookDelivery,
} from "#app/features/programs/webhooks/delivery/deliver-webhook.server.ts";
import { testWebhook } from "#app/features/programs/webhooks/test-webhook.server.ts";
import {
  findDelivery,
  listDeliveries,
  resendDelivery,
} from "#app/features/programs/webhooks/delivery/webhook-deliveries.server.ts";
import { deleteWebhook, updateWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { claimJob } from "#app/platform/jobs/jobs.server.ts";
import { clientInput } from "../../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { later, sendingMember, testPlatform, visitor } from "../../../support/platform.ts";
import { deliver, isSignedBy, startReceiver, webhookOf } from "../../../support/server/webhook-receiver.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const receiver = await startReceiver();
    const { webhook, secret } = await webhookOf(ctx, receiver.url);
    await deliver(platform);
    return { platform, ctx, receiver, webhook, secret };
  }

  it("posts the event, signed over time and body, and writes down that it arrived", async () => {
    const { platform, ctx, receiver, webhook, secret } = await start();
    const client = await createClient(ctx, clientInput());
    await deliver(platform);
    const [got, ...more] = receiver.received;
    expect(more).toEqual([]);
    expect(got!.method).toBe("POST");
    expect(got!.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(got!.event).toMatchObject({
      type: "client.created",
      createdAt: ctx.now.toISOString(),
      apiVersion: "v1",
      data: { client: { id: client.id } },
    });
    expect(String(got!.headers["rappen-signature"])).toContain(`t=${ctx.now.getTime() / 1000},`);
    expect(isSignedBy(secret, got!)).toBe(true);
    expect(isSignedBy("whsec_other", got!)).toBe(false);
    expect(await logOf(ctx, webhook.id)).toMatchObject([
      {
        eventId: got!.event.id,
        type: "client.created",
        state: "delivered",
        nextAt: null,
        attempts: [{ at: ctx.now.toISOString(), statusCode: 200, outcome: "ok", extract: "thanks" }],
      },
    ]);
  });

  it("security 1: another business finds no delivery of ours, whatever it asks for", async () => {
    const { platform, ctx, webhook } = await start();
    await createClient(ctx, clientInput());
    await deliver(platform);
    const [{ id } = { id: "" }] = await logOf(ctx, webhook.id);
    expect(await findDelivery(ctx, id)).toMatchObject({ webhookId: webhook.id });
    const other = await sendingMember(platform, { email: "other@example.ch" });
    for (const work of [() => findDelivery(other, id), () => resendDelivery(other, id)])
      await expect(work()).rejects.toThrow(new AppError("webhook_delivery.not_found"));
  });

  it("an attempt that its job gave up has failed, and no other one follows", async () => {
    const { platform, ctx, receiver, webhook } = await start();
    await createClient(ctx, clientInput());
    const [{ id } = { id: "" }] = await logOf(ctx, webhook.id);
    const { run } = await ctx.db
      .selectFrom("webhook_deliveries")
      .select("run")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await webhookDelivery.givenUp(visitor(platform), { deliveryId: id, run: run ?? "" });
    expect(await logOf(ctx, webhook.id)).toMatchObject([
      { state: "failed", nextAt: null, attempts: [{ statusCode: null, outcome: "given_up" }] },
    ]);
    platform.pass(100 * HOUR);
    await deliver(platform);
    expect(receiver.received).toEqual([]);
  });

  it("tries the same event again after 1, 5 and 30 minutes, 2, 5 and 10 hours, then gives up", async () => {
    const { platform, ctx, receiver, webhook } = await start();
    receiver.answer = (response) => void response.writeHead(500).end("<b>out of\norder</b>");
    await createClient(ctx, clientInput());
    await deliver(platform);
    const pauses = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR];
    for (const [index, pause] of pauses.entries()) {
      const [delivery] = await logOf(ctx, webhook.id);
      expect(delivery).toMatchObject({ state: "pending" });
      expect(Date.parse(delivery!.nextAt!)).toBe(platform.now().getTime() + pause);
      platform.pass(pause - 1);
      expect(await deliver(platform)).toBe(0);
      platform.pass(1);
      await deliver(platform);
      expect(receiver.received).toHaveLength(index + 2);
    }
    platform.pass(100 * HOUR);
    expect(await deliver(platform)).toBe(0);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    const [delivery] = await logOf(ctx, webhook.id);
    expect(delivery).toMatchObject({ state: "failed", nextAt: null });
    expect(delivery!.attempts).toHaveLength(7);
    expect(delivery!.attempts[0]).toMatchObject({
      statusCode: 500,
      outcome: "status",
      extract: "<b>out of order</b>",
    });
  });

  it("a retry that arrives ends it", async () => {
    const { platform, ctx, receiver, webhook } = await start();
    receiver.answer = (response) => void response.writeHead(503).end();
    await createClient(ctx, clientInput());
    await deliver(platform);
    receiver.answer = (response) => void response.writeHead(204).end();
    platform.pass(MINUTE);
    await deliver(platform);
    platform.pass(100 * HOUR);
    expect(await deliver(platform)).toBe(0);
    const [delivery] = await logOf(ctx, webhook.id);
    expect(delivery).toMatchObject({ state: "delivered" });
    expect(delivery!.attempts.map(({ statusCode }) => statusCode)).toEqual([204, 503]);
  });

  it("an attempt whose process died is made again, one that was written down is not", async () => {
    const { platform, ctx, receiver, webhook } = await start();
    await createClient(ctx, clientInput());
    const lost = await claimJob(platform.database, platform.now());
    expect(lost).toMatchObject({ name: "webhook.delivery" });
    expect(await deliver(platform)).toBe(0);
    platform.pass(5 * MINUTE);
    expect(await deliver(platform)).toBe(1);
    const payload = JSON.parse(lost!.payload) as Record<string, string>;
    await deliverWebhook(later(ctx), payload);
    expect(receiver.received).toHaveLength(1);
    expect((await logOf(ctx, webhook.id))[0]!.attempts).toHaveLength(1);
  });

  it("one that never answers fails after the time it has", async () => {
    const { platform, ctx, receiver, webhook } = await start();
    receiver.answer = () => undefined;
    await createClient(ctx, clientInput());
    await runDueJobs(platform, {
      "webhook.delivery": (ctx, payload) => deliverWebhook(ctx, payload, { timeoutMs: 100 }),
    });
    expect((await logOf(ctx, webhook.id))[0]).toMatchObject({
      state: "pending",
      attempts: [{ statusCode: null, outcome: "timeout", extract: "" }],
    });
  });

  it("is sent again on request, as the same event, with all its tries, even while it waits for one", async () => {
    const { platform, ctx, receiver, webhook } = await start();
    receiver.answer = (response) => void response.writeHead(500).end();
    await createClient(ctx, clientInput());
    await deliver(platform);
    receiver.answer = (response) => void response.end();
    const [delivery] = await logOf(ctx, webhook.id);
    expect(await resendDelivery(ctx, delivery!.id)).toEqual({ webhookId: webhook.id });
    await deliver(platform);
    platform.pass(HOUR);
    await deliver(platform);
    expect(receiver.received).toHaveLength(2);
    await resendDelivery(later(ctx), delivery!.id);
    receiver.answer = (response) => void response.writeHead(500).end();
    await deliver(platform);
    const [again] = await logOf(ctx, webhook.id);
    expect(again).toMatchObject({ state: "pending" });
    expect(Date.parse(again!.nextAt!)).toBe(platform.now().getTime() + MINUTE);
    expect(again!.attempts.map(({ statusCode }) => statusCode)).toEqual([500, 200, 500]);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
    const other = await sendingMember(platform, { email: "other@example.ch" });
    for (const id of [delivery!.id, "\u0000"])
      await expect(resendDelivery(other, id)).rejects.toThrow(new AppError("webhook_delivery.not_found"));
    await expect(listDeliveries(other, webhook.id)).rejects.toThrow(new AppError("webhook.not_found"));
  });

  it("the log of an endpoint shows its own deliveries, twenty a page, the newest first", async () => {
    const { platform, ctx, receiver, webhook } = await start();
    const { webhook: second } = await webhookOf(ctx, `${receiver.url}second`);
    for (let count = 0; count < 21; count++) await testWebhook(ctx, webhook.id);
    await testWebhook(ctx, second.id);
    await deliver(platform);
    const page = await listDeliveries(ctx, webhook.id);
    expect([page.total, page.limit, page.deliveries.length]).toEqual([21, 20, 20]);
    const rest = await listDeliveries(ctx, webhook.id, { page: 2 });
    const ids = [...page.deliveries, ...rest.deliveries].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
    expect(ids).toHaveLength(21);
    expect(await logOf(ctx, second.id)).toHaveLength(1);
  });

  it("a ping goes to one endpoint alone, even when it is switched off; nothing else does", async () => {
    const { platform, ctx, receiver, webhook } = await start();
    const { url, events } = webhook;
    const elsewhere = await startReceiver();
    await webhookOf(ctx, elsewhere.url);
    await createClient(ctx, clientInput());
    await updateWebhook(ctx, webhook.id, { url, events, isActive: false });
    await testWebhook(ctx, webhook.id);
    await deliver(platform);
    expect(receiver.types).toEqual(["ping"]);
    expect(receiver.received[0]!.event.data).toEqual({});
    expect(elsewhere.types).toEqual(["client.created"]);
    const [ping, missed] = await logOf(ctx, webhook.id);
    expect(ping).toMatchObject({ type: "ping", state: "delivered" });
    expect(missed).toMatchObject({ state: "failed", attempts: [{ outcome: "endpoint_off" }] });
    await expect(resendDelivery(ctx, missed!.id)).rejects.toThrow(new AppError("webhook.endpoint_off"));
    await resendDelivery(ctx, ping!.id);
    await deliver(platform);
    expect(receiver.types).toEqual(["ping", "ping"]);
  });

  it("nothing is delivered to a business that is not on Pro any more, nor after its endpoint is gone", async () => {
    const { platform, ctx, receiver, webhook } = await start();
    await createClient(ctx, clientInput());
    await platform.database.db.updateTable("businesses").set({ plan: "free" }).execute();
    await deliver(platform);
    expect((await logOf(ctx, webhook.id))[0]).toMatchObject({
      state: "failed",
      attempts: [{ outcome: "not_pro" }],
    });
    await platform.database.db.updateTable("businesses").set({ plan: "pro" }).execute();
    await createClient(later(ctx), clientInput());
    await deleteWebhook(later(ctx), webhook.id);
    await deliver(platform);
    expect(receiver.received).toEqual([]);
  });

  it("an endpoint deleted while it is being called leaves nothing behind", async () => {
    const { platform, ctx, receiver, webhook } = await start();
    await createClient(ctx, clientInput());
    receiver.answer = (response) =>
      void deleteWebhook(ctx, webhook.id).then(() => response.writeHead(500).end());
    expect(await deliver(platform)).toBe(1);
    platform.pass(100 * HOUR);
    expect(await deliver(platform)).toBe(0);
    expect(await ctx.db.selectFrom("webhook_attempts").selectAll().execute()).toEqual([]);
  });

  it("with another secret of the platform nothing is signed, and so nothing sent", async () => {
    const { platform, ctx, receiver, webhook } = await start();
    await createClient(ctx, clientInput());
    platform.secret = "another secret of thirty-two characters";
    await deliver(platform);
    expect(receiver.received).toEqual([]);
    expect((await logOf(ctx, webhook.id))[0]).toMatchObject({ attempts: [{ outcome: "no_secret" }] });
  });
});

async function logOf(ctx: UserContext, webhookId: string) {
  return (await listDeliveries(ctx, webhookId)).deliveries;
}
