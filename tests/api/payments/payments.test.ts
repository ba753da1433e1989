import { expect, it } from "vitest";
import { keyClient } from "../../support/api-key.ts";
import { ApiClient } from "../../support/client.ts";
import { camt } from "../../support/camt.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

const ACCOUNT = "CH9300762011623852957";

async function start() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const ctx = await sendingMember(platform);
  const { api } = await keyClient(origin, ctx);
  const sent = async () => {
    const body = { ...INVOICE, paymentReferenceType: "SCOR" };
    const { data } = await api.call("POST", "/v1/invoices", body);
    const id = String(data?.id);
    await api.call("PUT", `/v1/invoices/${id}/status`, { status: "sent" });
    const invoice = (await api.call("GET", `/v1/invoices/${id}`)).data as unknown as Invoice;
    return invoice;
  };
  const post = async (body: BodyInit, type: string | null, query = "") => {
    const headers = { Authorization: `Bearer ${api.token}`, ...(type ? { "Content-Type": type } : {}) };
    const response = await fetch(`${origin}/api/v1/bank-files${query}`, { method: "POST", headers, body });
    const answer = (await response.json()) as {
      data: Imported;
      code?: string;
      errors?: { code: string; message: string }[];
    };
    return { status: response.status, ...answer };
  };
  return { api, sent, post };
}

interface Invoice {
  id: string;
  status: string;
  total: number;
  amountPaid: number;
  amountDue: number;
  qrBill: { reference: string };
  allocations: { kind: string; amount: number; paymentId: string }[];
}

interface Imported {
  id: string;
  state: string;
  counts: Record<string, number>;
  transactions: { outcome: string; reason: string; paymentId: string | null; amount: number }[];
}

const NOTHING = {
  booked: 0,
  proposed: 0,
  unassigned: 0,
  ignored: 0,
  known: 0,
  skipped: 0,
  reversed: 0,
  waiting: 0,
};

it("records part of what is due, tells what is left, and takes it back", async () => {
  const { api, sent } = await start();
  const { id, total } = await sent();
  const made = await api.call("POST", "/v1/payments", { invoiceId: id, amount: 200.05, note: "Anzahlung" });
  expect(made.status).toBe(201);
  expect(made.data).toMatchObject({ state: "booked", amount: 200.05, source: "manual", credit: 0 });
  const { data } = await api.call("GET", `/v1/invoices/${id}`);
  expect(data).toMatchObject({ status: "sent", amountPaid: 200.05, amountDue: total - 200.05 });
  expect(data?.allocations).toMatchObject([{ kind: "payment", amount: 200.05, paymentId: made.data?.id }]);
  const list = await api.call("GET", "/v1/payments?state=booked&limit=1");
  expect(list.data).toMatchObject({ total: 1, payments: [{ id: made.data?.id }], has_more: false });
  const undone = await api.call("POST", `/v1/payments/${String(made.data?.id)}/undo`);
  expect([undone.status, undone.data?.state]).toEqual([200, "reversed"]);
  expect((await api.call("GET", `/v1/invoices/${id}`)).data).toMatchObject({
    amountPaid: 0,
    amountDue: total,
  });
  expect((await api.call("POST", `/v1/payments/${String(made.data?.id)}/undo`)).status).toBe(409);
});

it("refuses a filter of payments that cannot be read", async () => {
  const { api } = await start();
  const { status, errors } = await api.call("GET", "/v1/payments?state=open&client=x&bank_file=1");
  expect(status).toBe(422);
  expect(errors?.map(({ field, code }) => [field, code])).toEqual([
    ["state", "field.not_one_of"],
    ["client", "field.id"],
    ["bank_file", "field.id"],
  ]);
});

it("names everything that is wrong with a payment", async () => {
  const { api, sent } = await start();
  const { id } = await sent();
  const wrong = { invoiceId: "x", amount: -1, paidOn: "2026-02-30", note: "x".repeat(141) };
  const { status, errors } = await api.call("POST", "/v1/payments", wrong);
  expect(status).toBe(422);
  expect(errors?.map(({ field }) => field).toSorted()).toEqual(["amount", "invoiceId", "note", "paidOn"]);
  const zero = await api.call("POST", "/v1/payments", { invoiceId: id, amount: 0 });
  expect(zero.errors?.map(({ code }) => code)).toEqual(["field.amount_positive"]);
});

it("takes a bank file as its own body, as a ZIP's neighbour in a form, and the same one as known", async () => {
  const { api, sent, post } = await start();
  const invoice = await sent();
  const amount = invoice.total.toFixed(2);
  const entries = [
    { amount, ref: "E1", details: [{ reference: invoice.qrBill.reference }] },
    { amount: "5.00", ref: "E2", details: [{ texts: ["Spende"] }] },
    { amount: "7.00", ref: "E3", status: "PDNG" },
  ];
  const file = camt({ statements: [{ account: ACCOUNT, entries }] });
  const first = await post(file, "application/xml");
  expect(first.status).toBe(201);
  expect(first.data.counts).toEqual({ ...NOTHING, booked: 1, unassigned: 1, skipped: 1 });
  expect(first.data.transactions).toMatchObject([
    { outcome: "booked", reason: "reference", amount: invoice.total, invoiceIds: [invoice.id] },
    { outcome: "unassigned", reason: "no_match", amount: 5, invoiceIds: [] },
  ]);
  expect((await api.call("GET", `/v1/invoices/${invoice.id}`)).data).toMatchObject({
    status: "paid",
    amountDue: 0,
  });

  const form = new FormData();
  form.set("file", new File([file], "camt.xml", { type: "application/xml" }));
  const again = await post(form, null);
  expect([again.status, again.data.id]).toEqual([200, first.data.id]);
  expect(again.data.counts).toEqual({ ...NOTHING, known: 2, skipped: 1 });

  const undone = await api.call("POST", `/v1/bank-files/${first.data.id}/undo`);
  expect([undone.status, undone.data?.state]).toEqual([200, "undone"]);
  expect((await api.call("GET", `/v1/invoices/${invoice.id}`)).data).toMatchObject({ status: "sent" });
  expect((await api.call("POST", `/v1/bank-files/${first.data.id}/undo`)).code).toBe("bank_file.undone");
});

it("refuses by name what is no bank file, is about another account, or is no file", async () => {
  const { post } = await start();
  const cases: [BodyInit, string, string, number, string][] = [
    ["<!DOCTYPE x><x/>", "application/xml", "", 422, "bank_file.doctype"],
    ["nothing", "application/xml", "", 422, "bank_file.not_camt"],
    ["", "application/zip", "", 422, "field.file_missing"],
    [camt(), "application/xml", "", 422, "bank_file.foreign_account"],
    ["{}", "application/json", "", 415, "input.not_file"],
  ];
  for (const [body, type, query, status, code] of cases) {
    const answer = await post(body, type, query);
    expect([answer.status, answer.errors?.[0]?.code ?? answer.code]).toEqual([status, code]);
  }
});

it("importing is on every plan", async () => {
  const platform = testPlatform(await freshSqlite());
  const free = new ApiClient(await serve(platform));
  await free.register(PERSON);
  const response = await fetch(`${free.origin}/api/bank-files`, {
    method: "POST",
    headers: { Authorization: `Bearer ${free.token}`, "Content-Type": "application/xml" },
    body: camt({ statements: [{ account: ACCOUNT, entries: [] }] }),
  });
  expect(response.status).toBe(201);
});

it("lets go what Skonto allows, tells its VAT, and refuses it where it does not fit", async () => {
  const { api } = await start();
  const { data } = await api.call("POST", "/v1/invoices", { ...INVOICE, skonto: [{ percent: 2, days: 10 }] });
  const invoiceId = String(data?.id);
  await api.call("PUT", `/v1/invoices/${invoiceId}/status`, { status: "sent" });
  const refused = await api.call("POST", "/v1/payments", { invoiceId, amount: 600, skonto: true });
  expect(refused).toMatchObject({ status: 422, errors: [{ field: "skonto", code: "field.no_skonto" }] });
  await api.call("POST", "/v1/payments", { invoiceId, amount: 635.52, skonto: true });
  const invoice = (await api.call("GET", `/v1/invoices/${invoiceId}`)).data as unknown as Invoice;
  expect(invoice).toMatchObject({ status: "paid", amountPaid: 635.52, amountDue: 0 });
  const [money, skonto] = invoice.allocations;
  expect(money).toMatchObject({
    vat: [
      { rate: 8.1, net: 587.85, amount: 47.62 },
      { rate: 2.6, net: 0.05, amount: 0 },
    ],
  });
  expect(skonto).toMatchObject({
    kind: "skonto",
    amount: 12.97,
    vat: [{ rate: 8.1, net: 12, amount: 0.97 }],
  });
  expect(skonto).not.toHaveProperty("note");
});

it("writes off what is due, tells its VAT and reason, and takes it back", async () => {
  const { api, sent } = await start();
  const { id } = await sent();
  await api.call("POST", "/v1/payments", { invoiceId: id, amount: 600 });
  const answer = await api.call("POST", `/v1/invoices/${id}/write-off`, { reason: "Konkurs" });
  expect(answer.status).toBe(200);
  expect(answer.data).toMatchObject({ status: "written_off", amountPaid: 600, amountDue: 0, paidOn: null });
  expect((answer.data as unknown as Invoice).allocations[1]).toMatchObject({
    kind: "write_off",
    amount: 48.49,
    note: "Konkurs",
    paymentId: null,
    vat: [{ rate: 8.1, net: 44.86, amount: 3.63 }],
  });
  const undone = await api.call("POST", `/v1/invoices/${id}/write-off/undo`);
  expect(undone.data).toMatchObject({ status: "sent", amountDue: 48.49 });
  expect((await api.call("POST", `/v1/invoices/${id}/write-off/undo`)).status).toBe(409);
});

it("records what a client got back, and tells it only where there is any", async () => {
  const { api, sent } = await start();
  const { id, total } = await sent();
  const { data } = await api.call("POST", "/v1/payments", { invoiceId: id, amount: total + 10 });
  expect(data).not.toHaveProperty("refunded");
  const url = `/v1/payments/${String(data?.id)}/refund`;
  expect((await api.call("POST", url, { amount: 4 })).data).toMatchObject({ credit: 6, refunded: 4 });
  expect((await api.call("POST", url, {})).data).toMatchObject({ credit: 0, refunded: 10 });
  expect(await api.call("POST", url, {})).toMatchObject({ status: 409, code: "payment.none_open" });
});

it("names the file in a refusal, also where the body is the file", async () => {
  const { post } = await start();
  const { errors } = await post("nothing", "application/xml");
  expect(errors?.[0]?.message).toMatch(/^“upload” is not a camt\.053/);
});
