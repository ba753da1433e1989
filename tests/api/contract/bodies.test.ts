import { expect, it } from "vitest";
import { expectFailure, rawCall, registeredClient } from "../../support/read/api-answers.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";

const MB = 1_000_000;
const JSON_TYPE = { "Content-Type": "application/json" };

it.each(["", "{", "[]", '"text"', "null", "7", '{"a":1,}', "\u0000", "{'a':1}"])(
  "answers what is no JSON object with 400: %j",
  async (body) => {
    const { api } = await registeredClient();
    await expectFailure(await rawCall(api, "POST", "/invoices", body, JSON_TYPE), 400, "input.malformed");
  },
);

it("answers bytes that are no UTF-8 with 400", async () => {
  const { api } = await registeredClient();
  const body = new Uint8Array([...Buffer.from('{"a":"'), 0xff, 0xfe, ...Buffer.from('"}')]);
  await expectFailure(await rawCall(api, "POST", "/invoices", body, JSON_TYPE), 400, "input.malformed");
});

it.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
])("answers another content type with 415: %s", async (type) => {
  const { api } = await registeredClient();
  const response = await rawCall(api, "POST", "/invoices", JSON.stringify(INVOICE), { "Content-Type": type });
  await expectFailure(response, 415, "input.not_json");
});

it("takes JSON by its other names", async () => {
  const { api } = await registeredClient();
  for (const type of ["application/json; charset=utf-8", "Application/JSON", "application/ld+json"]) {
    const response = await rawCall(api, "POST", "/invoices", JSON.stringify(INVOICE), {
      "Content-Type": type,
    });
    expect(response.status).toBe(201);
  }
});

it("security 13: answers a body over 1 MB with 413, announced or not, and the connection goes on", async () => {
  const { api } = await registeredClient();
  const body = JSON.stringify({ ...INVOICE, notes: "x".repeat(3 * MB) });
  for (let round = 0; round < 3; round++) {
    await expectFailure(await rawCall(api, "POST", "/invoices", body, JSON_TYPE), 413, "input.too_large");
    const stream = new Blob([body]).stream();
    await expectFailure(await rawCall(api, "POST", "/invoices", stream, JSON_TYPE), 413, "input.too_large");
    expect((await api.call("GET", "/invoices")).data).toMatchObject({ total: 0 });
  }
});

it("takes a body of just 1 MB", async () => {
  const { api } = await registeredClient();
  const padded = Buffer.alloc(MB, " ");
  padded.write(JSON.stringify(INVOICE));
  expect((await rawCall(api, "POST", "/invoices", padded, JSON_TYPE)).status).toBe(201);
});

it("names every wrong field, with code and text", async () => {
  const { api } = await registeredClient();
  const answer = await rawCall(
    api,
    "POST",
    "/invoices",
    JSON.stringify({
      issueDate: "soon",
      dueDate: "2026-12-24",
      recipient: { ...INVOICE.recipient, email: "x", address: { postalCode: "84", city: "" } },
      items: [
        INVOICE.items[0],
        { description: "", quantity: 0, unitPrice: "a lot", vatRate: 101, unit: "x".repeat(30) },
      ],
    }),
    JSON_TYPE,
  );
  const { errors } = await expectFailure(answer, 422, "input.invalid");
  expect(errors.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
    "issueDate field.day",
    "items[1].description field.required",
    "items[1].quantity field.quantity",
    "items[1].unit field.too_long",
    "items[1].unitPrice field.amount",
    "items[1].vatRate field.vat_rate",
    "recipient.address.city field.required",
    "recipient.address.postalCode field.postal_code",
    "recipient.email field.email",
  ]);
});
