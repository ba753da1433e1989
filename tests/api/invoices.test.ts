import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { type UserContext, withUser } from "#app/platform/context.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { findSession } from "#app/platform/auth/session.server.ts";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { ApiClient } from "../support/client.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { SYMBOL_AREA } from "../support/invoices/draw-invoice.ts";
import { INVOICE } from "../support/invoices/invoice-input.ts";
import { PERSON } from "../support/person.ts";
import { type TestPlatform, testPlatform, visitor } from "../support/platform.ts";
import { readPdf, readQr } from "../support/read/read-pdf.ts";
import { serve } from "../support/server/server.ts";

const DEBTOR = "Šárka Łącka-Ğül ć";

it("from registration to a slip that can be scanned, in four languages", async () => {
  const platform = testPlatform(await freshSqlite());
  const api = new ApiClient(await serve(platform));
  await api.register(PERSON);
  const { status, data } = await api.call("POST", "/invoices", {
    ...INVOICE,
    recipient: { ...INVOICE.recipient, name: DEBTOR },
  });
  expect(status).toBe(201);
  expect(data).toMatchObject({
    invoiceNumber: "SINV-2026-2957-1",
    status: "draft",
    currency: "CHF",
    subtotal: 599.9,
    vatTotal: 48.59,
    vat: [
      { rate: 8.1, net: 599.85, amount: 48.59 },
      { rate: 2.6, net: 0.05, amount: 0 },
    ],
    total: 648.49,
    dueDate: "2026-12-21",
    sender: { iban: "CH9300762011623852957", name: "Anna Muster" },
    recipient: { name: DEBTOR, address: { postalCode: "8400", country: "CH" } },
    paymentReferenceType: "SCOR",
  });

  const id = String(data?.id);
  const invoice = await findInvoice(await contextOf(platform, api.token), id);
  for (const language of LOCALES) {
    const pdf = await download(api, `/invoices/${id}/pdf?language=${language}`);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    expect(pdf.headers.get("Content-Disposition")).toMatch(/^attachment; filename=".*SINV-2026-2957-1\.pdf"/);
    const page = readPdf(pdf.bytes).at(-1)!;
    const code = readQr(page, SYMBOL_AREA);
    const slip = slipFor({ ...invoice, language, isCopy: false, mark: null })!;
    expect(code).toBe(qrPayload(slip));
    const lines = code.split(/\r?\n/);
    expect(lines).toHaveLength(31);
    expect([lines[3], lines[18], lines[21]]).toEqual(["CH9300762011623852957", "648.49", DEBTOR]);
    expect(page.text).toContain(DEBTOR);
    expect(page.text).toContain("648.49");
  }
});

it("answers the language of the invoice when none is asked for, or nonsense", async () => {
  const { api, id } = await withInvoice({ language: "fr" });
  for (const query of ["", "?language=xx", "?language=fr"]) {
    const { bytes } = await download(api, `/invoices/${id}/pdf${query}`);
    expect(readPdf(bytes).at(-1)!.text).toContain("Section paiement");
  }
});

it("lists the newest first, in pages, and shows one", async () => {
  const { api, id } = await withInvoice();
  await api.call("POST", "/invoices", { ...INVOICE, issueDate: "2026-11-01" });
  await api.call("POST", "/invoices", { ...INVOICE, issueDate: "2026-11-30" });
  const { data } = await api.call("GET", "/invoices?limit=2");
  expect(data).toMatchObject({
    page: 1,
    limit: 2,
    total: 3,
    invoices: [{ issueDate: "2026-11-30" }, { issueDate: "2026-11-21", id }],
  });
  const second = await api.call("GET", "/invoices?limit=2&page=2");
  expect(second.data).toMatchObject({ page: 2, invoices: [{ issueDate: "2026-11-01" }] });
  const one = await api.call("GET", `/invoices/${id}`);
  expect(one.data).toMatchObject({
    id,
    _id: id,
    items: [{ quantity: 3, unitPrice: 199.95, total: 599.85 }, {}],
  });
});

it.each(["page=0", "page=-1", "page=x", "limit=0", "page=1e3", "limit=9999999999", "page=1&page=2"])(
  "takes nonsense in a page's address (%s) for the first page, of a hundred at most",
  async (query) => {
    const { api } = await withInvoice();
    const { status, data } = await api.call("GET", `/invoices?${query}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ page: 1, total: 1, invoices: [{}] });
    expect(Number(data?.limit)).toBeLessThanOrEqual(100);
  },
);

it("security 2: takes no totals, status or number from a free user, and computes its own", async () => {
  const { api } = await withInvoice();
  const forged = { total: 1, subtotal: 1, vatTotal: 0, status: "paid", paidOn: "2026-11-01", state: "sent" };
  const more = { invoiceNumber: "MINE-1", userId: "x", businessId: "x", id: "x", _id: "x", version: 7 };
  const { data } = await api.call("POST", "/invoices", {
    ...INVOICE,
    ...forged,
    ...more,
    items: INVOICE.items.map((item) => ({ ...item, total: 0 })),
  });
  expect(data).toMatchObject({
    invoiceNumber: "SINV-2026-2957-2",
    status: "draft",
    total: 648.49,
    paidOn: null,
    version: 1,
  });
});

it("says of too many rows that they are too many", async () => {
  const api = new ApiClient(await serve(testPlatform(await freshSqlite())));
  await api.register(PERSON);
  const items = Array.from({ length: 201 }, () => INVOICE.items[0]);
  expect(await api.call("POST", "/invoices", { ...INVOICE, items })).toMatchObject({
    status: 422,
    errors: [{ field: "items", code: "field.too_many", message: "At most 200 entries." }],
  });
});

it("refuses the fourth invoice of a month on Free", async () => {
  const { api } = await withInvoice();
  await api.call("POST", "/invoices", INVOICE);
  await api.call("POST", "/invoices", INVOICE);
  const fourth = await api.call("POST", "/invoices", INVOICE);
  expect([fourth.status, fourth.code]).toEqual([403, "invoice.limit_reached"]);
  expect((await api.call("GET", "/invoices")).data).toMatchObject({ total: 3 });
});

it("security 1: answers another business's invoice as if it did not exist", async () => {
  const { api, id, origin } = await withInvoice();
  const other = new ApiClient(origin);
  await other.register({ ...PERSON, email: "other@example.ch" });
  for (const path of [`/invoices/${id}`, `/invoices/${id}/pdf`]) {
    const foreign = await other.call("GET", path);
    const unknown = await other.call("GET", path.replace(id, "0198c0de-0000-7000-8000-000000000000"));
    expect([foreign.status, foreign.code]).toEqual([404, "invoice.not_found"]);
    expect({ ...foreign, headers: null, requestId: "" }).toEqual({
      ...unknown,
      headers: null,
      requestId: "",
    });
    expect((await fetch(`${origin}/api${path}`, { headers: bearer(api) })).status).toBe(200);
  }
  expect((await other.call("GET", "/invoices")).data).toMatchObject({ total: 0, invoices: [] });
});

async function withInvoice(overrides: Record<string, unknown> = {}) {
  const origin = await serve(testPlatform(await freshSqlite()));
  const api = new ApiClient(origin);
  await api.register(PERSON);
  const { data } = await api.call("POST", "/invoices", { ...INVOICE, ...overrides });
  return { api, id: String(data?.id), origin };
}

async function download(api: ApiClient, path: string): Promise<{ headers: Headers; bytes: Uint8Array }> {
  const response = await fetch(`${api.origin}/api${path}`, { headers: bearer(api) });
  return { headers: response.headers, bytes: await response.bytes() };
}

function bearer(api: ApiClient): Record<string, string> {
  return { Authorization: `Bearer ${api.token}` };
}

async function contextOf(platform: TestPlatform, token: string): Promise<UserContext> {
  return withUser(visitor(platform), (await findSession(platform, token, "bearer"))!);
}

it("the newest invoices are five, unless another number is asked for", async () => {
  const platform = testPlatform(await freshSqlite(), { DEFAULT_PLAN: "pro" });
  const api = new ApiClient(await serve(platform));
  await api.register(PERSON);
  const numbers = [];
  for (let made = 0; made < 6; made++)
    numbers.unshift((await api.call("POST", "/invoices", INVOICE)).data?.invoiceNumber);
  const recent = async (query: string) => {
    const { data } = await api.call("GET", `/invoices/recent${query}`);
    return (data as unknown as { invoiceNumber: string }[]).map(({ invoiceNumber }) => invoiceNumber);
  };
  expect(await recent("")).toEqual(numbers.slice(0, 5));
  expect(await recent("?limit=6")).toEqual(numbers);
});
