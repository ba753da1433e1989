import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { revokeApiKey } from "#app/features/people/api-keys/api-keys.server.ts";
import { purgeWebhooks } from "#app/features/programs/webhooks/purge-webhooks.server.ts";
import { testWebhook } from "#app/features/programs/webhooks/test-webhook.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { keyClient } from "../../support/api-key.ts";
import { freshSqlite, onDatabaseOfDay, type OpenDatabase } from "../../support/databases/databases.ts";
import { CLIENT, clientInput } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { later, makePro, member, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { expectFailure, rawCall } from "../../support/read/api-answers.ts";
import { serve } from "../../support/server/server.ts";
import { deliver, startReceiver, webhookOf } from "../../support/server/webhook-receiver.ts";

const DAY = 24 * 60 * 60 * 1000;

interface Listed {
  id: string;
  type: string;
  createdAt: string;
}

async function start(open: OpenDatabase = freshSqlite) {
  const platform = testPlatform(await open());
  const ctx = await sendingMember(platform);
  const { api, keyId } = await keyClient(await serve(platform), ctx);
  const list = async (query = "") => {
    const { data } = await api.call("GET", `/v1/events${query}`);
    return data as unknown as { events: Listed[]; has_more: boolean; next_cursor: string | null };
  };
  return { platform, ctx, api, keyId, list };
}

onDatabaseOfDay((open) => {
  it("lists what happened, the newest first, as a webhook is told it, whether or not there is one", async () => {
    const { platform, ctx, api, list } = await start(open);
    const { data: client } = await api.call("POST", "/v1/clients", CLIENT);
    const receiver = await startReceiver();
    await webhookOf(ctx, receiver.url);
    const { data: created } = await api.call("POST", "/v1/invoices", INVOICE);
    // It depends on the day, and events are kept.
    const { nextStep: _nextStep, ...invoice } = created!;
    await deliver(platform);
    const { events } = await list();
    expect(events.map(({ type }) => type)).toEqual(["invoice.created", "client.created"]);
    expect(events[0]).toEqual(receiver.received[0]!.event);
    expect(events[0]).toMatchObject({ apiVersion: "v1", data: { invoice } });
    expect(events[1]).toMatchObject({ data: { client } });
    expect((await api.call("GET", `/v1/events/${events[1]!.id}`)).data).toEqual(events[1]);
  });

  it("tells nothing of a cancelled invoice when its payment, which has become credit, is undone", async () => {
    const { api, list } = await start(open);
    const { data: invoice } = await api.call("POST", "/v1/invoices", INVOICE);
    const path = `/v1/invoices/${String(invoice?.id)}`;
    await api.call("POST", `${path}/mark-sent`);
    const { data: payment } = await api.call("POST", "/v1/payments", {
      invoiceId: invoice?.id,
      amount: 1.05,
    });
    await api.call("POST", `${path}/cancel`);
    const before = await api.call("GET", path);
    const known = (await list()).events.length;
    expect((await api.call("POST", `/v1/payments/${String(payment?.id)}/undo`)).status).toBe(200);
    expect((await api.call("GET", path)).data).toEqual(before.data);
    const { events } = await list("?limit=100");
    expect(events.slice(0, events.length - known).map(({ type }) => type)).toEqual(["payment.reversed"]);
  });

  it("pages by cursor, and takes several types and those since an instant", async () => {
    const { platform, ctx, list } = await start(open);
    for (let made = 0; made < 5; made++) await createClient(ctx, clientInput());
    platform.pass(DAY);
    const { api } = await keyClient(await serve(platform), later(ctx));
    await api.call("POST", "/v1/invoices", INVOICE);
    const all = (await list("?limit=100")).events;
    expect(all).toHaveLength(6);
    const seen: Listed[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page = await list(`?limit=4${cursor && `&starting_after=${cursor}`}`);
      seen.push(...page.events);
      expect(page.has_more).toBe(page.next_cursor !== null);
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(all);
    const types = async (query: string) => (await list(query)).events.map(({ type }) => type);
    expect(await types("?type=invoice.created")).toEqual(["invoice.created"]);
    expect(await types("?type=invoice.created,client.created")).toHaveLength(6);
    expect(await types("?type=invoice.paid")).toEqual([]);
    const since = encodeURIComponent(all[0]!.createdAt);
    expect(await types(`?created_since=${since}`)).toEqual(["invoice.created"]);
  });

  it("is sent again with its own id, to one webhook or to all that want it", async () => {
    const { platform, ctx, api, list } = await start(open);
    const early = await createClient(ctx, clientInput());
    const [wants, other, off] = await Promise.all([startReceiver(), startReceiver(), startReceiver()]);
    await webhookOf(ctx, wants.url);
    const { webhook: others } = await webhookOf(ctx, other.url, { events: ["invoice.paid"] });
    const { webhook: inactive } = await webhookOf(ctx, off.url, { isActive: false });
    const [event] = (await list()).events;
    const replay = (body?: object) => api.call("POST", `/v1/events/${event!.id}/replay`, body);
    expect((await replay()).data).toEqual({ queued: 1 });
    expect((await replay({ webhookId: others.id })).data).toEqual({ queued: 1 });
    await deliver(platform);
    expect((await replay({})).data).toEqual({ queued: 1 });
    await deliver(platform);
    expect([wants, other, off].map(({ received }) => received.length)).toEqual([2, 1, 0]);
    for (const { event: got } of [...wants.received, ...other.received])
      expect(got).toMatchObject({ id: event!.id, data: { client: { id: early.id } } });
    expect(await replay({ webhookId: inactive.id })).toMatchObject({
      status: 409,
      code: "webhook.endpoint_off",
    });
    expect(await replay({ webhookId: event!.id })).toMatchObject({ status: 404, code: "webhook.not_found" });
    const { data: log } = await api.call("GET", `/v1/webhooks/${others.id}/deliveries`);
    expect(log).toMatchObject({ total: 1, deliveries: [{ eventId: event!.id, state: "delivered" }] });
  });

  it("events end after 30 days, in the list at once and in the database with the daily purge", async () => {
    const { platform, ctx, list } = await start(open);
    await createClient(ctx, clientInput());
    platform.pass(30 * DAY - 1000);
    expect((await list()).events).toHaveLength(1);
    await purgeWebhooks(visitor(platform));
    expect(await stored(ctx)).toBe(1);
    platform.pass(1000);
    expect((await list()).events).toEqual([]);
    await purgeWebhooks(visitor(platform));
    expect(await stored(ctx)).toBe(0);
  });

  it("nothing is kept for a business without a program, or not on Pro", async () => {
    const { platform, ctx, keyId } = await start(open);
    const alone = await sendingMember(platform, { email: "alone@example.ch" });
    await createClient(alone, clientInput());
    expect(await stored(alone)).toBe(0);
    const free = await member(platform, { email: "free@example.ch" });
    await makePro(free);
    await webhookOf(free, "https://hooks.example.ch/", { isActive: false });
    await createClient(free, clientInput());
    expect(await stored(free)).toBe(1);
    await platform.database.db
      .updateTable("businesses")
      .set({ plan: "free" })
      .where("id", "=", free.businessId)
      .execute();
    await createClient(later(free), clientInput());
    expect(await stored(free)).toBe(1);
    await revokeApiKey(ctx, keyId);
    await createClient(ctx, clientInput());
    expect(await stored(ctx)).toBe(0);
  });
});

it("says what cannot be read, all of it at once, and knows no ping", async () => {
  const { ctx, api, list } = await start();
  const { webhook } = await webhookOf(ctx, "https://hooks.example.ch/");
  await testWebhook(ctx, webhook.id);
  expect((await list()).events).toEqual([]);
  const wrong = await api.call("GET", "/v1/events?type=invoice.paid,ping&created_since=yesterday");
  expect([wrong.status, wrong.errors?.map(({ field, code }) => [field, code])]).toEqual([
    422,
    [
      ["type", "field.not_one_of"],
      ["created_since", "field.instant"],
    ],
  ]);
  expect((await api.call("GET", "/v1/events?starting_after=x")).errors).toMatchObject([
    { field: "starting_after", code: "field.cursor" },
  ]);
});

it("a read-only key sees events and sends none again", async () => {
  const { ctx, api, list } = await start();
  await createClient(ctx, clientInput());
  const { api: reader } = await keyClient(api.origin, ctx, { access: "read_only" });
  const [event] = (await list()).events;
  expect((await reader.call("GET", `/v1/events/${event!.id}`)).data).toEqual(event);
  const refused = await rawCall(reader, "POST", `/v1/events/${event!.id}/replay`, "{}", {
    "Content-Type": "application/json",
  });
  await expectFailure(refused, 403, "api_key.read_only");
});

async function stored(ctx: UserContext): Promise<number> {
  const rows = ctx.db.selectFrom("webhook_events").select("id").where("business_id", "=", ctx.businessId);
  return (await rows.execute()).length;
}
