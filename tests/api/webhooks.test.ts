import { expect, it } from "vitest";
import { apiMember } from "../support/api-member.ts";
import { expectFailure, rawCall } from "../support/read/api-answers.ts";
import { ApiClient, Browser } from "../support/client.ts";
import { CLIENT } from "../support/invoices/client-input.ts";
import { freshSqlite, onDatabaseOfDay, type OpenDatabase } from "../support/databases/databases.ts";
import { keyClient } from "../support/api-key.ts";
import { PERSON } from "../support/person.ts";
import { member, testPlatform } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";
import { deliver, isSignedBy, startReceiver } from "../support/server/webhook-receiver.ts";

async function start(open: OpenDatabase = freshSqlite) {
  const platform = testPlatform(await open());
  const api = new ApiClient(await serve(platform));
  const ctx = await apiMember(platform, api);
  return { platform, api, ctx, receiver: await startReceiver() };
}

const ALL = ["client.created", "client.updated", "client.deleted"];

onDatabaseOfDay((open) => {
  it("an endpoint is made, changed, rotated, looked at and deleted by JSON", async () => {
    const { platform, api, ctx, receiver } = await start(open);
    const made = await api.call("POST", "/webhooks", { url: receiver.url, events: ALL, isActive: true });
    expect(made.status).toBe(201);
    const { secret, ...webhook } = made.data!;
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const path = `/webhooks/${String(webhook.id)}`;
    expect((await api.call("GET", path)).data).toEqual(webhook);
    expect((await api.call("GET", "/webhooks")).data).toEqual({ webhooks: [webhook] });

    const { api: program } = await keyClient(api.origin, ctx);
    const { data: client } = await program.call("POST", "/v1/clients", CLIENT);
    const rotated = await api.call("POST", `${path}/rotate`);
    expect(rotated.data?.secret).not.toBe(secret);
    await deliver(platform);
    const [got] = receiver.received;
    expect(got!.event.data).toEqual({ client });
    expect([secret, rotated.data?.secret].map((key) => isSignedBy(String(key), got!))).toEqual([true, true]);

    const log = await api.call("GET", `${path}/deliveries?limit=5`);
    expect(log.data).toMatchObject({
      page: 1,
      limit: 5,
      total: 1,
      deliveries: [{ eventId: got!.event.id, state: "delivered", attempts: [{ statusCode: 200 }] }],
    });
    const [delivery] = log.data?.deliveries as { id: string }[];
    expect((await api.call("POST", `/webhooks/deliveries/${delivery!.id}/resend`)).data).toEqual({
      queued: true,
    });
    expect((await api.call("POST", `${path}/test`)).data).toEqual({ queued: true });
    await deliver(platform);
    expect(receiver.types).toEqual(["client.created", "client.created", "ping"]);

    const changed = await api.call("PUT", path, { url: receiver.url, events: ["invoice.paid"] });
    expect(changed.data).toMatchObject({ events: ["invoice.paid"], isActive: true });
    expect((await api.call("DELETE", path)).data).toEqual({ deleted: true });
    await expectFailure(await rawCall(api, "GET", path), 404, "webhook.not_found");
    await expectFailure(await rawCall(api, "GET", `${path}/deliveries`), 404, "webhook.not_found");
  });
});

it("says at each field what is wrong, and stops at five", async () => {
  const { api } = await start();
  const wrong = await api.call("POST", "/webhooks", { url: "x", events: ["invoice.exploded"] });
  expect(wrong.errors?.map(({ field, code }) => [field, code])).toEqual([
    ["url", "field.url"],
    ["events[0]", "field.not_one_of"],
  ]);
  const input = { url: "https://hooks.example.ch/", events: ["invoice.paid"], isActive: true };
  for (let made = 0; made < 5; made++) expect((await api.call("POST", "/webhooks", input)).status).toBe(201);
  expect(await api.call("POST", "/webhooks", input)).toMatchObject({ status: 409, code: "webhook.too_many" });
});

it("a webhook is active unless said otherwise, and stays as it is when nothing is said", async () => {
  const { api, ctx } = await start();
  const { api: program } = await keyClient(api.origin, ctx);
  const input = { url: "https://hooks.example.ch/", events: ["invoice.paid"] };
  const made = await program.call("POST", "/v1/webhooks", input);
  expect([made.status, made.data?.isActive]).toEqual([201, true]);
  const path = `/v1/webhooks/${String(made.data?.id)}`;
  const off = await program.call("PUT", path, { ...input, isActive: false });
  expect(off.data?.isActive).toBe(false);
  expect((await program.call("PUT", path, input)).data?.isActive).toBe(false);
  expect((await program.call("PUT", path, { ...input, isActive: true })).data?.isActive).toBe(true);
  const stillborn = await api.call("POST", "/webhooks", { ...input, isActive: false });
  expect(stillborn.data?.isActive).toBe(false);
});

it("a key opens webhooks under /api/v1 alone, and a read-only one shows but changes nothing", async () => {
  const { api, ctx } = await start();
  const { api: program } = await keyClient(api.origin, ctx, { access: "read_only" });
  await expectFailure(await rawCall(program, "GET", "/webhooks"), 401, "session.required");
  expect(await program.call("GET", "/v1/webhooks")).toMatchObject({ status: 200, data: { webhooks: [] } });
  const input = { url: "https://hooks.example.ch/", events: ["invoice.paid"] };
  expect(await program.call("POST", "/v1/webhooks", input)).toMatchObject({
    status: 403,
    code: "api_key.read_only",
  });
});

it("is made, tried, looked at, changed, rotated and deleted by forms alone", async () => {
  const platform = testPlatform(await freshSqlite());
  const browser = new Browser(await serve(platform));
  const receiver = await startReceiver();
  receiver.answer = (response) => void response.writeHead(500).end("<script>alert(1)</script>");
  await member(platform);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  const text = async (path: string) => (await browser.get(path)).text();
  expect(await text("/profile/webhooks/create")).toContain("requires a Pro");
  expect(await text("/profile/integrations")).toContain('href="/profile/webhooks"');
  await platform.database.db.updateTable("businesses").set({ plan: "pro" }).execute();

  const refused = await browser.post("/profile/webhooks/create", {
    url: "http://example.ch",
    isActive: "on",
  });
  expect(refused.status).toBe(422);
  const shown = await refused.text();
  expect(shown).toContain('value="http://example.ch"');
  expect(shown).toContain("Choose at least one event.");
  const fields = { url: receiver.url, "events.client_created": "on", isActive: "on" };
  const insecure = await browser.post("/profile/webhooks/create", { ...fields, url: "http://example.ch" });
  const again = await insecure.text();
  expect(again).toContain("The address must begin with https://.");
  expect(again).toMatch(/name="events\.client_created"[^>]*checked/);

  const made = await (await browser.post("/profile/webhooks/create", fields)).text();
  const secret = /whsec_[\w+/]{43}=/.exec(made)![0];
  const list = await text("/profile/webhooks");
  expect(list).toContain(receiver.url);
  expect(list).not.toContain(secret);
  const path = /\/profile\/webhooks\/[\da-f-]{36}/.exec(list)![0];

  expect((await browser.post(`${path}/test`, {})).headers.get("Location")).toBe(path);
  await deliver(platform);
  expect(isSignedBy(secret, receiver.received[0]!)).toBe(true);
  const log = await text(path);
  expect(log).toContain("answered 500");
  expect(log).toContain("&lt;script&gt;");
  expect(log).not.toContain("<script>alert");
  const resend = /\/profile\/webhooks\/deliveries\/[\da-f-]{36}\/resend/.exec(log)![0];
  const delivery = resend.replace("/resend", "");
  expect((await browser.post(resend, {})).headers.get("Location")).toBe(delivery);
  expect((await browser.get(resend)).headers.get("Location")).toBe(delivery);
  await deliver(platform);
  expect(receiver.types).toEqual(["ping", "ping"]);

  expect(await text(`${path}/edit`)).toMatch(/name="events\.client_created"[^>]*checked/);
  const { headers } = await browser.post(`${path}/edit`, {
    ...fields,
    isActive: "",
    "events.invoice_paid": "on",
  });
  expect(headers.get("Location")).toBe(path);
  expect(await text(path)).toContain("invoice.paid");
  const rotated = await (await browser.post(`${path}/rotate`, {})).text();
  expect(/whsec_[\w+/]{43}=/.exec(rotated)![0]).not.toBe(secret);
  expect(await text(path)).toContain("Both signing secrets are valid until");
  expect(await text(`${path}/delete`)).toContain(receiver.url);
  expect((await browser.post(`${path}/delete`, {})).headers.get("Location")).toBe("/profile/webhooks");
  expect(await text("/profile/webhooks")).toContain("No webhooks yet.");
});

it("the log has pages", async () => {
  const { api, platform, receiver } = await start();
  const { data } = await api.call("POST", "/webhooks", { url: receiver.url, events: ALL, isActive: true });
  for (let count = 0; count < 21; count++) await api.call("POST", "/clients", CLIENT);
  const browser = new Browser(api.origin);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  const path = `/profile/webhooks/${String(data?.id)}`;
  const rows = async (path: string) => (await (await browser.get(path)).text()).match(/\/resend"/g)?.length;
  expect([await rows(path), await rows(`${path}?page=2`)]).toEqual([20, 1]);
  await deliver(platform);
  expect(receiver.received).toHaveLength(21);
});
