import { expect, it } from "vitest";
import { listEvents } from "#app/features/running/events/events.server.ts";
import { placeOfDelivery, placeOfWebhook } from "#app/features/programs/webhooks/place-of-webhook.server.ts";
import { replayEvent } from "#app/features/programs/webhooks/replay/replay-event.server.ts";
import { testWebhook } from "#app/features/programs/webhooks/test-webhook.server.ts";
import { webhookState } from "#app/features/programs/webhooks/webhook-state.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { inSandboxOf } from "../../support/sandbox.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";

const URL = "https://hooks.example.ch/rappen";

onDatabaseOfDay((open) => {
  async function start() {
    const ctx = await sendingMember(testPlatform(await open()));
    const { webhook } = await webhookOf(ctx, URL);
    await createClient(ctx, clientInput());
    const { events } = await listEvents(ctx, { limit: 1 });
    return { ctx, webhook, eventId: events[0]!.id };
  }

  it("nothing is posted for a business that was closed meanwhile", async () => {
    const { ctx, webhook, eventId } = await start();
    await closeBusiness(ctx);
    for (const act of [
      () => testWebhook(ctx, webhook.id),
      () => replayEvent(ctx, eventId, {}),
      () => replayEvent(ctx, eventId, { webhookId: webhook.id }),
    ])
      await expect(act()).rejects.toMatchObject({ code: "session.required" });
  });

  it("what there is not is not found, whatever the plan", async () => {
    const { ctx, eventId } = await start();
    await ctx.db.updateTable("businesses").set({ plan: "free" }).execute();
    await expect(testWebhook(ctx, ctx.newId())).rejects.toMatchObject({ code: "webhook.not_found" });
    await expect(replayEvent(ctx, ctx.newId(), {})).rejects.toMatchObject({ code: "event.not_found" });
    await expect(replayEvent(ctx, eventId, {})).rejects.toMatchObject({ code: "plan.pro_required" });
  });

  it("an event told again goes to one webhook or all that want it, in the line of the log that it has", async () => {
    const { ctx, webhook, eventId } = await start();
    const { webhook: paid } = await webhookOf(ctx, `${URL}/2`, { events: ["invoice.paid"] });
    const lines = () =>
      ctx.db.selectFrom("webhook_deliveries").select("endpoint_id").where("event_id", "=", eventId).execute();
    expect(await replayEvent(ctx, eventId, {})).toBe(1);
    expect(await lines()).toEqual([{ endpoint_id: webhook.id }]);
    expect(await replayEvent(ctx, eventId, { webhookId: paid.id })).toBe(1);
    expect((await lines()).map((line) => line.endpoint_id).toSorted()).toEqual(
      [webhook.id, paid.id].toSorted(),
    );
  });

  it("a webhook is where it was made: in the business or its sandbox, never in another business", async () => {
    const { ctx, webhook } = await start();
    const { sandbox } = await inSandboxOf(ctx);
    const { webhook: ofSandbox } = await webhookOf(sandbox, `${URL}/2`);
    const other = await sendingMember(ctx.platform, { email: "other@example.ch" });
    const { webhook: foreign } = await webhookOf(other, URL);
    const place = async (id: string) => (await placeOfWebhook(ctx, id)).businessId;
    expect(await place(webhook.id)).toBe(ctx.businessId);
    expect(await place(ofSandbox.id)).toBe(sandbox.businessId);
    for (const id of [foreign.id, ctx.newId(), "x"]) expect(await place(id)).toBe(ctx.businessId);
    await testWebhook(sandbox, ofSandbox.id);
    const { id } = await ctx.db
      .selectFrom("webhook_deliveries")
      .select("id")
      .where("endpoint_id", "=", ofSandbox.id)
      .executeTakeFirstOrThrow();
    expect((await placeOfDelivery(ctx, id)).businessId).toBe(sandbox.businessId);
  });
});

const AT = "2026-11-21T09:30:00.000Z";

it.each([
  [{ isActive: true, failingSince: null, switchedOffAt: null }, "active"],
  [{ isActive: true, failingSince: AT, switchedOffAt: null }, "failing"],
  [{ isActive: false, failingSince: AT, switchedOffAt: AT }, "switchedOff"],
  [{ isActive: false, failingSince: null, switchedOffAt: null }, "off"],
])("a webhook says how it stands: %j is %s", (webhook, state) => {
  expect(webhookState(webhook)).toBe(state);
});
