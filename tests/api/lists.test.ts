import { expect, it } from "vitest";
import { keyClient } from "../support/api-key.ts";
import { type ApiClient } from "../support/client.ts";
import { CLIENT } from "../support/invoices/client-input.ts";
import { partPayment } from "../support/invoices/part-payment.ts";
import { freshSqlite, onDatabaseOfDay, type OpenDatabase } from "../support/databases/databases.ts";
import { INVOICE } from "../support/invoices/invoice-input.ts";
import { later, sendingMember, testPlatform } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";

interface Page {
  invoices: { id: string; invoiceNumber: string; total: number }[];
  clients: { id: string; name: string }[];
  total: number;
  has_more: boolean;
  next_cursor: string | null;
}

async function start(open: OpenDatabase = freshSqlite) {
  const platform = testPlatform(await open());
  const ctx = await sendingMember(platform);
  const { api } = await keyClient(await serve(platform), ctx);
  return { platform, ctx, api };
}

async function invoice(api: ApiClient, overrides: Record<string, unknown> = {}): Promise<string> {
  const { data } = await api.call("POST", "/v1/invoices", { ...INVOICE, ...overrides });
  return String(data?.id);
}

async function page(api: ApiClient, path: string): Promise<Page> {
  const { status, data } = await api.call("GET", path);
  expect(status, path).toBe(200);
  return data as unknown as Page;
}

/** All that a list holds, from cursor to cursor. */
async function walk(api: ApiClient, path: string, between?: () => Promise<unknown>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const found: Page = await page(api, `${path}${cursor && `&starting_after=${cursor}`}`);
    ids.push(...(found.invoices ?? found.clients).map(({ id }) => id));
    expect(found.has_more).toBe(found.next_cursor !== null);
    cursor = found.next_cursor;
    await between?.();
  }
  return ids;
}

onDatabaseOfDay((open) => {
  it("cursors walk invoices in every order, each once, as the pages have them", async () => {
    const { api } = await start(open);
    for (let count = 0; count < 7; count++) {
      const name = ["Ärni", "zbinden", "Zoë", "arni"][count % 4]!;
      const issueDate = count < 4 ? "2026-11-20" : "2026-11-21";
      const [item] = INVOICE.items;
      const items = [{ ...item, quantity: (count % 3) + 1 }];
      await invoice(api, { issueDate, items, recipient: { ...INVOICE.recipient, name } });
    }
    for (const sort of ["date", "-due", "number", "-number", "client", "-client", "amount", "-amount"]) {
      const inOrder = (await page(api, `/v1/invoices?limit=100&sort=${sort}`)).invoices.map(({ id }) => id);
      expect(inOrder).toHaveLength(7);
      expect(await walk(api, `/v1/invoices?limit=2&sort=${sort}`), sort).toEqual(inOrder);
    }
  });

  it("what is written while one walks moves nothing that is still to come", async () => {
    const { api } = await start(open);
    const ids = [];
    for (let count = 0; count < 6; count++) ids.push(await invoice(api));
    const found = await walk(api, "/v1/invoices?limit=2", () => invoice(api));
    expect(found).toEqual(ids.toReversed());
    const names = ["Änna", "bert", "Carl", "Dora", "émile"];
    for (const name of names) await api.call("POST", "/v1/clients", { ...CLIENT, name });
    const clients = (await page(api, "/v1/clients?limit=100")).clients;
    expect(clients.map(({ name }) => name)).toEqual(names);
    const create = () => api.call("POST", "/v1/clients", { ...CLIENT, name: "Aaron" });
    expect(await walk(api, "/v1/clients?limit=2", create)).toEqual(clients.map(({ id }) => id));
  });

  it("filters by status, client, days, number, reference and last change", async () => {
    const { api, ctx, platform } = await start(open);
    const client = await api.call("POST", "/v1/clients", CLIENT);
    const first = await invoice(api, { issueDate: "2026-10-01", dueDate: "2026-10-31" });
    const scor = { paymentReferenceType: "SCOR" };
    const second = await invoice(api, { ...scor, issueDate: "2026-11-01", dueDate: "2026-12-01" });
    platform.pass(60_000);
    const third = await invoice(api, { clientId: client.data?.id, dueDate: "2026-12-24" });
    await api.call("PUT", `/v1/invoices/${first}/status`, { status: "sent" });
    await partPayment(later(ctx), first, { amount: 100_00 });
    const { data } = await api.call("GET", `/v1/invoices/${second}`);
    const minute = encodeURIComponent("2026-11-21T10:00:00+01:00");
    const cases: [string, string[]][] = [
      ["status=overdue", [first]],
      ["status=draft", [third, second]],
      ["paid=partly", [first]],
      ["paid=partly&status=sent", []],
      [`client=${String(client.data?.id)}`, [third]],
      ["issued_from=2026-11-01", [third, second]],
      ["issued_to=2026-11-01", [second, first]],
      ["issued_from=2026-11-01&issued_to=2026-11-01", [second]],
      ["due_from=2026-12-01&due_to=2026-12-23", [second]],
      [`number=${String(data?.invoiceNumber)}`, [second]],
      [`reference=${String(data?.paymentReference)}`, [second]],
      [`updated_since=${platform.now().toISOString()}`, [third, first]],
      [`updated_since=${minute}&status=cancelled`, []],
      ["number=none", []],
    ];
    for (const [filter, ids] of cases) {
      const found = await page(api, `/v1/invoices?${filter}`);
      expect([filter, found.invoices.map(({ id }) => id), found.total]).toEqual([filter, ids, ids.length]);
    }
    const since = `/v1/clients?updated_since=${platform.now().toISOString()}`;
    expect((await page(api, since)).clients).toEqual([]);
    expect((await page(api, "/v1/clients?email=RECHNUNG@kulturhaus.example")).clients).toHaveLength(1);
  });

  it("says what is wrong with a filter or a cursor", async () => {
    const { api } = await start(open);
    for (let count = 0; count < 2; count++) await invoice(api);
    const { next_cursor } = await page(api, "/v1/invoices?limit=1");
    const forged = (place: unknown) => Buffer.from(JSON.stringify(place)).toString("base64url");
    const id = "0".repeat(36);
    const wrong: [string, string, string][] = [
      ["invoices", "issued_from", "yesterday"],
      ["invoices", "due_to", "2026-02-30"],
      ["invoices", "updated_since", "2026-11-21"],
      ["invoices", "number", "%00"],
      ["invoices", "reference", "%0b"],
      ["invoices", "status", "late"],
      ["clients", "updated_since", "now"],
      ["clients", "email", "%00"],
      ["clients", "starting_after", next_cursor!],
      ["invoices", "starting_after", "x"],
      ["invoices", "starting_after", forged({ order: "-date", value: 1, id })],
      ["invoices", "starting_after", forged({ order: "-date", value: "\u0000", id })],
      ["invoices", "starting_after", forged({ order: "-date", value: "a", id: "1" })],
      ["invoices?sort=amount", "starting_after", forged({ order: "amount", value: "a", id })],
      ["invoices?sort=amount", "starting_after", forged({ order: "amount", value: 1e300, id })],
      ["invoices?sort=amount", "starting_after", next_cursor!],
    ];
    for (const [list, field, value] of wrong) {
      const path = `/v1/${list}${list.includes("?") ? "&" : "?"}${field}=${value}`;
      expect(await api.call("GET", path), path).toMatchObject({ status: 422, errors: [{ field }] });
    }
  });
});

it("gives at most 100, and pages beside the cursor", async () => {
  const { api } = await start();
  for (let count = 0; count < 3; count++) await invoice(api);
  const first = await page(api, "/v1/invoices?limit=2&page=1");
  expect(first).toMatchObject({ page: 1, limit: 2, total: 3, has_more: true });
  const second = await page(api, "/v1/invoices?limit=2&page=2");
  expect(second).toMatchObject({ page: 2, total: 3, has_more: false, next_cursor: null });
  expect((await page(api, `/v1/invoices?limit=2&starting_after=${first.next_cursor}`)).invoices).toEqual(
    second.invoices,
  );
  expect((await api.call("GET", "/v1/invoices?limit=101")).status).toBe(422);
});
