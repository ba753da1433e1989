import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import {
  inspectDelivery,
  listDeliveries,
} from "#app/features/programs/webhooks/delivery/webhook-deliveries.server.ts";
import {
  placeOfDelivery,
  placesOfWebhooks,
} from "#app/features/programs/webhooks/place-of-webhook.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { clientInput } from "../../../support/invoices/client-input.ts";
import { later, sendingMember, testPlatform } from "../../../support/platform.ts";
import { inSandboxOf } from "../../../support/sandbox.ts";
import { deliver, startReceiver, webhookOf } from "../../../support/server/webhook-receiver.ts";

onDatabaseOfDay((open) => {
  it("a delivery shows each attempt's headers, its signature and the body, and never the secret", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const receiver = await startReceiver();
    const { webhook, secret } = await webhookOf(ctx, receiver.url);
    receiver.answer = (response) => void response.writeHead(500).end("broken");
    await createClient(ctx, clientInput());
    await deliver(platform);
    platform.pass(61_000);
    await deliver(platform);
    const [{ id } = { id: "" }] = (await listDeliveries(later(ctx), webhook.id)).deliveries;
    await createClient(later(ctx), clientInput());
    await deliver(platform);
    const [{ id: other } = { id: "" }] = (await listDeliveries(later(ctx), webhook.id)).deliveries;
    expect([(await inspectDelivery(later(ctx), other)).id, other === id]).toEqual([other, false]);
    const shown = await inspectDelivery(later(ctx), id);
    const [first, second] = receiver.received;
    expect(shown.body).toBe(first?.body);
    expect(shown.attempts.map(({ extract, statusCode }) => [statusCode, extract])).toEqual([
      [500, "broken"],
      [500, "broken"],
    ]);
    const [latest = "", earliest = ""] = shown.attempts.map(({ request }) => request);
    expect(latest.split("\n")).toEqual(
      expect.arrayContaining([
        `POST ${receiver.url}`,
        `Rappen-Signature: ${String(second?.headers["rappen-signature"])}`,
        `webhook-id: ${shown.eventId}`,
      ]),
    );
    expect(earliest).toContain(String(first?.headers["rappen-signature"]));
    expect(JSON.stringify(shown)).not.toContain(secret.slice(6));
  });

  it("the owner sees the webhooks of the sandbox too, and nobody else's", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { sandbox } = await inSandboxOf(ctx);
    const receiver = await startReceiver();
    const { webhook } = await webhookOf(sandbox, receiver.url);
    await createClient(sandbox, clientInput());
    await deliver(platform);
    const [{ id } = { id: "" }] = (await listDeliveries(sandbox, webhook.id)).deliveries;
    expect((await placesOfWebhooks(ctx)).map(({ businessId }) => businessId)).toEqual([
      ctx.businessId,
      sandbox.businessId,
    ]);
    expect(await inspectDelivery(await placeOfDelivery(ctx, id), id)).toMatchObject({
      webhookId: webhook.id,
    });
    const other = await sendingMember(platform, { email: "other@example.ch" });
    await expect(inspectDelivery(await placeOfDelivery(other, id), id)).rejects.toThrow(
      new AppError("webhook_delivery.not_found"),
    );
  });
});
