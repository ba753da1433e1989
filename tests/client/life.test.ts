import { expect, it } from "vitest";
import type { AnswerDetails } from "../../packages/client/src/index.ts";
import { apiKeyOf } from "../support/api-key.ts";
import { builtClient } from "../support/server/built-client.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { CLIENT } from "../support/invoices/client-input.ts";
import { INVOICE } from "../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";
import { deliver, startReceiver } from "../support/server/webhook-receiver.ts";

async function start() {
  const platform = testPlatform(await freshSqlite());
  const baseUrl = await serve(platform);
  const { secret } = await apiKeyOf(await sendingMember(platform));
  const { createClient, RappenError, verifyWebhook } = await builtClient();
  return { platform, RappenError, verifyWebhook, rappen: createClient({ apiKey: secret, baseUrl }) };
}

it("the client leads an invoice through its whole life", async () => {
  const { platform, rappen, verifyWebhook } = await start();
  const receiver = await startReceiver();
  const events = ["invoice.sent", "invoice.paid", "credit_note.created"] as const;
  const { secret } = await rappen.webhooks.create({ url: receiver.url, events: [...events] });

  const client = await rappen.clients.create(CLIENT);
  const concept = await rappen.catalogue.create({ name: { de: "Konzept" }, unitPrice: 140, unit: "h" });
  const { name, unit, unitPrice } = concept;
  const draft = await rappen.invoices.create({
    clientId: client.id,
    items: [{ description: name.de ?? "", unit, unitPrice, quantity: 3, vatRate: 8.1 }],
  });
  expect([draft.status, draft.total, draft.recipient.name]).toEqual(["draft", 454.02, CLIENT.name]);

  const pdf = await rappen.invoices.download(draft.id, { language: "fr" });
  expect(new TextDecoder().decode(pdf.subarray(0, 5))).toBe("%PDF-");

  const sent = await rappen.invoices.send(draft.id, { subject: "Rechnung" });
  expect(sent.status).toBe("sent");
  await rappen.payments.record({ invoiceId: sent.id, amount: 200, paidOn: "2026-11-21" });
  expect((await rappen.invoices.read(sent.id)).amountDue).toBe(254.02);
  await rappen.payments.record({ invoiceId: sent.id, amount: 254.02, paidOn: "2026-11-21" });
  expect((await rappen.invoices.read(sent.id)).status).toBe("paid");

  const other = await rappen.invoices.duplicate(sent.id);
  await rappen.invoices.markSent(other.id);
  const note = await rappen.invoices.issueCreditNote(other.id, { reason: "Storniert" });
  expect([note.kind, note.total]).toEqual(["credit_note", 454.02]);

  const told: string[] = [];
  for await (const event of rappen.events.list({ type: [...events] })) told.push(event.type);
  expect(new Set(told)).toEqual(new Set(events));
  await deliver(platform);
  const now = platform.now().getTime();
  for (const { body, headers } of receiver.received) {
    const event = await verifyWebhook(body, String(headers["rappen-signature"]), secret, { now });
    expect(told).toContain(event.type);
  }
  expect(receiver.received).toHaveLength(told.length);
});

it("what GET answers is written back with PUT, and PATCH changes a part", async () => {
  const { rappen } = await start();
  const { id } = await rappen.invoices.create(INVOICE);
  const invoice = await rappen.invoices.read(id);
  expect((await rappen.invoices.update(id, { ...invoice, subject: "Neu" })).subject).toBe("Neu");
  expect((await rappen.invoices.patch(id, { subject: null })).subject).toBe("");
  const client = await rappen.clients.create(CLIENT);
  expect(await rappen.clients.update(client.id, { ...client })).toEqual(client);
  const profile = await rappen.profile.read();
  expect(await rappen.profile.update({ ...profile })).toEqual(profile);
});

it("a list is a page when awaited, and every record when iterated", async () => {
  const { rappen } = await start();
  for (const count of [100, 100, 50]) {
    const invoices = Array.from({ length: count }, () => INVOICE);
    expect((await rappen.invoices.createMany({ invoices })).created).toBe(count);
  }
  const ids = new Set<string>();
  for await (const { id } of rappen.invoices.list({ status: ["draft"], sort: "number" })) ids.add(id);
  expect(ids.size).toBe(250);
  const page = await rappen.invoices.list({ limit: 20, page: 2 });
  expect([page.invoices.length, page.total, page.page]).toEqual([20, 250, 2]);
  for (let count = 0; count < 3; count++)
    await rappen.templates.create({ name: `Vorlage ${count}`, termDays: 30, items: INVOICE.items });
  const names: string[] = [];
  for await (const { name } of rappen.templates.list({ limit: 2 })) names.push(name);
  expect(names).toEqual(["Vorlage 0", "Vorlage 1", "Vorlage 2"]);
});

it("a refusal is an error that says what is wrong, and which call it was", async () => {
  const { rappen, RappenError } = await start();
  const refused = await rappen.invoices.create({ ...INVOICE, items: [] }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RappenError);
  expect(refused).toMatchObject({
    status: 422,
    code: "input.invalid",
    errors: [{ field: "items" }],
    requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
  });
  await expect(rappen.invoices.read("0".repeat(36))).rejects.toMatchObject({
    status: 404,
    code: "invoice.not_found",
    message: expect.stringMatching(/not found/) as string,
  });
  await expect(rappen.invoices.read("")).rejects.toThrow("is not an id");
});

it("tells of the ETag and of warnings, so that a change can be tied to what was read", async () => {
  const { rappen } = await start();
  const { id } = await rappen.clients.create(CLIENT);
  let ifMatch = "";
  const onAnswer = ({ headers }: { headers: Headers }) => (ifMatch = headers.get("ETag") ?? "");
  await rappen.clients.read(id, { onAnswer });
  await rappen.clients.patch(id, { name: "Anders" });
  await expect(rappen.clients.delete(id, { ifMatch })).rejects.toMatchObject({ status: 412 });
  await rappen.clients.read(id, { onAnswer });
  expect(await rappen.clients.delete(id, { ifMatch })).toEqual({ deleted: true });
  const warned: string[] = [];
  const noting = { onAnswer: ({ warnings }: AnswerDetails) => void warned.push(...warnings.map(fieldOf)) };
  await rappen.invoices.create({ ...INVOICE, send: { cc: INVOICE.recipient.email } }, noting);
  expect(warned).toContain("send.cc");
});

const fieldOf = ({ field }: { field: string }) => field;

it("files go up as they are", async () => {
  const { rappen } = await start();
  const file = new Blob(["nothing"], { type: "application/xml" });
  await expect(rappen.bankFiles.import(file, { account: ["CH9300762011623852957"] })).rejects.toMatchObject({
    status: 422,
  });
});
