import { expect, it } from "vitest";
import { keyClient } from "../../support/api-key.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { startProgram } from "./start.ts";

type Json = Record<string, unknown>;

const DAY = 24 * 60 * 60 * 1000;

onDatabaseOfDay((open) => {
  it("a list has each invoice as it is read by itself, whatever has changed since the last list", async () => {
    const { call, sent, draft, platform } = await startProgram(open);
    const paid = await sent({ externalId: "A-1" });
    const changed = await draft();
    const changes: (() => Promise<unknown>)[] = [
      () => call("PATCH", `/invoices/${changed}`, { notes: "Danke" }),
      () => call("POST", "/payments", { invoiceId: paid, amount: 10 }),
      () => call("PATCH", `/invoices/${paid}`, { externalId: "A-2" }),
      () => call("POST", `/invoices/${changed}/mark-sent`),
      () => Promise.resolve(platform.pass(60 * DAY)),
      () => call("POST", `/invoices/${paid}/reminders`),
      () => call("DELETE", `/invoices/${changed}`),
    ];
    const seen: unknown[] = [];
    for (const change of [() => Promise.resolve(), ...changes]) {
      await change();
      const { success, data } = await call("GET", "/invoices?sort=number");
      const { data: expanded } = await call("GET", "/invoices?sort=number&expand=client");
      const listed = data!.invoices as { id: string }[];
      const single = await Promise.all(
        listed.map(async ({ id }) => (await call("GET", `/invoices/${id}`)).data),
      );
      expect(listed).toEqual(single);
      expect(success).toBe(true);
      expect(expanded).toEqual({ ...data, invoices: listed.map((one) => ({ ...one, client: null })) });
      seen.push(JSON.stringify(listed));
    }
    expect(new Set(seen).size).toBe(changes.length + 1);
  });

  it("a record has whole records beside their ids, in lists too, and null for what is gone", async () => {
    const { call, sent } = await startProgram(open);
    const client = (await call("POST", "/clients", CLIENT)).data!;
    const other = (await call("POST", "/clients", { ...CLIENT, name: "Andere" })).data!;
    const invoiceId = await sent({ clientId: client.id });
    const gone = await sent({ clientId: other.id });
    const none = await sent();
    await call("DELETE", `/clients/${String(other.id)}`);
    const { data: plain } = await call("GET", `/invoices/${invoiceId}`);
    const { data: expanded } = await call("GET", `/invoices/${invoiceId}?expand=client`);
    expect(plain).not.toHaveProperty("client");
    expect(expanded).toEqual({ ...plain, client });
    const { data: list } = await call("GET", "/invoices?expand=client&sort=number");
    const clients = (list!.invoices as Json[]).map((invoice) => [invoice.id, invoice.client]);
    expect(clients).toEqual([
      [invoiceId, client],
      [gone, null],
      [none, null],
    ]);
  });

  it("a payment has its client and the invoices that it settles", async () => {
    const { call, sent } = await startProgram(open);
    const client = (await call("POST", "/clients", CLIENT)).data!;
    const invoiceId = await sent({ clientId: client.id });
    const { data: payment } = await call("POST", "/payments", { invoiceId, amount: 10 });
    const { data: invoice } = await call("GET", `/invoices/${invoiceId}`);
    const path = `/payments/${String(payment!.id)}`;
    const { data: both } = await call("GET", `${path}?expand=client,invoice`);
    expect(both).toMatchObject({ client, allocations: [{ invoiceId, invoice }] });
    const { data: listed } = await call("GET", "/payments?expand=invoice");
    expect((listed!.payments as Json[])[0]).toMatchObject({ allocations: [{ invoice }] });
    expect((listed!.payments as Json[])[0]).not.toHaveProperty("client");
  });
});

it("expand refuses names it does not know, and what the key may not read", async () => {
  const { call, origin, ctx, draft } = await startProgram();
  const id = await draft();
  for (const value of ["clint", "client,invoice", "", "__proto__"]) {
    const refused = await call("GET", `/invoices/${id}?expand=${value}`);
    expect([refused.status, refused.errors?.[0]?.field], value).toEqual([422, "expand"]);
  }
  expect((await call("GET", "/clients?expand=client")).status).toBe(422);
  const { api } = await keyClient(origin, ctx, { access: "custom", scopes: ["invoices:read"] });
  expect((await api.call("GET", `/v1/invoices/${id}`)).status).toBe(200);
  const refused = await api.call("GET", `/v1/invoices/${id}?expand=client`);
  expect([refused.status, refused.code]).toEqual([403, "api_key.scope_missing"]);
  expect(refused.error).toContain("clients:read");
});

it("an expanded record is another answer of the same version", async () => {
  const { draft, origin, api } = await startProgram();
  const url = `${origin}/api/v1/invoices/${await draft()}`;
  const headers = { Authorization: `Bearer ${api.token}` };
  const etag = (await fetch(`${url}?expand=client`, { headers })).headers.get("ETag")!;
  const again = { headers: { ...headers, "If-None-Match": etag } };
  expect((await fetch(`${url}?expand=client`, again)).status).toBe(304);
  expect((await fetch(url, again)).status).toBe(200);
  const change = { method: "DELETE", headers: { ...headers, "If-Match": etag } };
  expect((await fetch(url, change)).status).toBe(200);
});

it("a list counts unless it is told not to, and has the same pages either way", async () => {
  const { call, draft } = await startProgram();
  for (let count = 0; count < 3; count++) await draft();
  await call("POST", "/clients", CLIENT);
  for (const list of ["invoices", "offers", "clients", "catalogue", "payments", "bank-files"]) {
    const { data: counted } = await call("GET", `/${list}?limit=2`);
    expect(counted, list).toHaveProperty("total");
    expect((await call("GET", `/${list}?limit=2&total=true`)).data).toEqual(counted);
    const { total: _, ...rest } = counted!;
    expect((await call("GET", `/${list}?limit=2&total=false`)).data, list).toEqual(rest);
  }
  const { data: second } = await call("GET", "/invoices?limit=2&page=2&total=false");
  expect(second).toMatchObject({ page: 2, has_more: false, next_cursor: null });
  expect(second!.invoices).toHaveLength(1);
  const { data: beyond } = await call("GET", "/invoices?limit=2&page=9&total=false");
  expect(beyond!.invoices).toEqual([]);
  expect((await call("GET", "/invoices?total=maybe")).errors?.[0]?.field).toBe("total");
});

it("a list of a business without invoices is empty", async () => {
  const { call } = await startProgram();
  expect((await call("GET", "/invoices")).data).toEqual({
    invoices: [],
    page: 1,
    limit: 10,
    total: 0,
    has_more: false,
    next_cursor: null,
  });
});
