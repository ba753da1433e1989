import { expect, it } from "vitest";
import { TEMPLATE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { startProgram } from "./start.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const { items: ITEMS } = INVOICE;

it("a client's id is recipient enough, in the client's language", async () => {
  const { call } = await startProgram();
  const { data: client } = await call("POST", "/clients", { ...CLIENT, language: "fr" });
  const { status, data } = await call("POST", "/invoices", { clientId: client?.id, items: ITEMS });
  expect([status, data?.clientId, data?.language]).toEqual([201, client?.id, "fr"]);
  expect(data?.recipient).toMatchObject({ name: CLIENT.name, email: CLIENT.email, address: client?.address });
  for (const clientId of ["0".repeat(36), "x"])
    expect(await call("POST", "/invoices", { clientId, items: ITEMS })).toMatchObject({
      status: 422,
      errors: [{ field: "clientId", code: "client.not_found" }],
    });
});

it("creates and sends in one call, and says what stands in the way of sending", async () => {
  const { call } = await startProgram();
  const { status, data, warnings } = await call("POST", "/invoices", {
    ...INVOICE,
    send: { language: "it" },
  });
  expect([status, data?.status, data?.language]).toEqual([201, "sent", "it"]);
  expect(warnings?.map(({ field }) => field)).toEqual(["items"]);
  expect(data?.delivery).toMatchObject({ state: "queued" });
  const same = await call("POST", "/invoices", { ...INVOICE, send: { cc: INVOICE.recipient.email } });
  expect([same.status, same.data?.status]).toEqual([201, "draft"]);
  expect(same.warnings?.slice(0, 1)).toMatchObject([{ field: "send.cc", code: "field.cc_is_recipient" }]);
});

it("starts from a template, whose fields count where none are sent", async () => {
  const { call } = await startProgram();
  const { data: template } = await call("POST", "/templates", { ...TEMPLATE_EXAMPLE, subject: "Monatlich" });
  const { status, data } = await call("POST", "/invoices", {
    templateId: template?.id,
    recipient: INVOICE.recipient,
    issueDate: "2026-11-01",
    language: "en",
  });
  expect(status).toBe(201);
  expect(data).toMatchObject({ subject: "Monatlich", language: "en", dueDate: "2026-12-01", total: 648.44 });
  expect(await call("POST", "/invoices", { templateId: "0".repeat(36), ...INVOICE })).toMatchObject({
    errors: [{ field: "templateId", code: "template.not_found" }],
  });
});

it("creates up to 100 at once, each with a result of its own", async () => {
  const { call } = await startProgram();
  const good = { ...INVOICE, externalId: "B-1" };
  const { status, data } = await call("POST", "/invoices/bulk", {
    invoices: [
      good,
      { ...good, items: [] },
      { ...good, x: null },
      { ...good, externalId: "B-2", notes: null },
    ],
  });
  expect([status, data?.created, data?.refused]).toEqual([200, 2, 2]);
  expect(data?.results).toMatchObject([
    { status: 201, invoice: { externalId: "B-1", status: "draft" } },
    { status: 422, error: { code: "input.invalid", errors: [{ field: "items" }] } },
    { status: 422, error: { errors: [{ field: "x", code: "field.unknown" }] } },
    { status: 201, invoice: { externalId: "B-2" } },
  ]);
  expect((await call("GET", "/invoices?externalId=B-2")).data).toMatchObject({ total: 1 });
  expect(await call("POST", "/invoices/bulk", { invoices: [good, 7] })).toMatchObject({
    errors: [{ field: "invoices[1]", code: "field.wrong_type" }],
  });
  for (const invoices of [[], Array.from({ length: 101 }, () => ({}))])
    expect(await call("POST", "/invoices/bulk", { invoices })).toMatchObject({
      errors: [{ field: "invoices" }],
    });
});

itRarely("creates 100 invoices of many rows at once, and refuses more keys than they can have", async () => {
  const { call } = await startProgram();
  const [row] = ITEMS;
  const invoice = { ...INVOICE, items: Array.from({ length: 40 }, () => ({ ...row, description: "xx" })) };
  const bulk = { invoices: Array.from({ length: 100 }, () => invoice) };
  expect((await call("POST", "/invoices/bulk", bulk)).data).toMatchObject({ created: 100, refused: 0 });
  const keys = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`a${at}`, 1]));
  expect(await call("POST", "/invoices", keys)).toMatchObject({ status: 413, code: "input.too_many_fields" });
  const entries = { invoices: [Array.from({ length: 100_001 }, () => 0)] };
  expect(await call("POST", "/invoices/bulk", entries)).toMatchObject({ code: "input.too_many_fields" });
});

it.each([
  [{ metadata: { a: 1 } }, "metadata.a"],
  [{ metadata: { ["n".repeat(41)]: "x" } }, "metadata"],
  [{ metadata: { a: "x".repeat(501) } }, "metadata"],
  [{ metadata: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, ""])) }, "metadata"],
  [{ externalId: "x".repeat(101) }, "externalId"],
])("refuses notes that are too large or no text: %#", async (notes, field) => {
  const { call } = await startProgram();
  for (const [path, body] of [
    ["/invoices", INVOICE],
    ["/clients", CLIENT],
  ] as const)
    expect(await call("POST", path, { ...body, ...notes })).toMatchObject({
      status: 422,
      errors: [{ field }],
    });
});

it("takes notes up to their bounds: 50 names of 40 characters, with 500 characters each", async () => {
  const { call } = await startProgram();
  const names = Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(40, "n"));
  const metadata = Object.fromEntries(names.map((name) => [name, "x".repeat(500)]));
  const notes = { externalId: "x".repeat(100), metadata };
  expect((await call("POST", "/clients", { ...CLIENT, ...notes })).data).toMatchObject(notes);
});

it("lists whole invoices by several statuses and by amount", async () => {
  const { call, draft, sent } = await startProgram();
  const [row] = ITEMS;
  const small = await draft({ items: [{ ...row, quantity: 1, unitPrice: 10, vatRate: 0 }] });
  const large = await sent({ items: [{ ...row, quantity: 1, unitPrice: 900, vatRate: 0 }] });
  await call("POST", `/invoices/${await sent()}/cancel`);
  const ids = async (query: string) => {
    const { data } = await call("GET", `/invoices?${query}`);
    return (data?.invoices as { id: string }[]).map(({ id }) => id).toSorted();
  };
  expect(await ids("status=draft,sent")).toEqual([small, large].toSorted());
  expect(await ids("amount_min=10&amount_max=10.00")).toEqual([small]);
  const { data } = await call("GET", "/invoices?status=sent");
  expect((data?.invoices as object[])[0]).toEqual((await call("GET", `/invoices/${large}`)).data);
});

it("several invoices come as one PDF", async () => {
  const { api, draft } = await startProgram();
  const ids = [await draft(), await draft()];
  const get = (query: string) =>
    fetch(`${api.origin}/api/v1/invoices/pdf?ids=${query}`, {
      headers: { Authorization: `Bearer ${api.token}` },
    });
  const response = await get(ids.join(","));
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await get(`${ids[0]},x`)).status).toBe(422);
  expect((await get(`${ids[0]},${"0".repeat(36)}`)).status).toBe(404);
});
