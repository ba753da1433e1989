import { expect, it } from "vitest";
import { ApiClient } from "../../support/client.ts";
import { apiMember } from "../../support/api-member.ts";
import { keyClient } from "../../support/api-key.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

async function start() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const { api } = await keyClient(origin, await sendingMember(platform));
  return { origin, api };
}

async function problems(api: ApiClient, method: string, path: string, body?: object) {
  const { status, errors } = await api.call(method, path, body);
  return [status, ...(errors ?? []).map(({ field, code }) => `${field} ${code}`).toSorted()];
}

it("names every unknown field, at any depth, beside what else is wrong", async () => {
  const { api } = await start();
  const [item] = INVOICE.items;
  const { name: _, ...recipient } = INVOICE.recipient;
  const body = {
    ...INVOICE,
    stauts: "paid",
    total: 1,
    recipient: { ...recipient, nmae: "x", address: { ...INVOICE.recipient.address, zip: "8400" } },
    items: [item, { ...item, price: 3 }],
  };
  expect(await problems(api, "POST", "/v1/invoices", body)).toEqual([
    422,
    "items[1].price field.unknown",
    "recipient.address.zip field.unknown",
    "recipient.name field.required",
    "recipient.nmae field.unknown",
    "stauts field.unknown",
    "total field.read_only",
  ]);
});

it("days are written in one way", async () => {
  const { api } = await start();
  const body = {
    ...INVOICE,
    issueDate: "21.11.2026",
    dueDate: "2026-12-21T00:00:00.000Z",
    serviceFrom: "02.11.2026",
  };
  expect(await problems(api, "POST", "/v1/invoices", body)).toEqual([
    422,
    "dueDate field.day",
    "issueDate field.day",
    "serviceFrom field.day",
  ]);
});

it("calls without fields refuse fields, and foreign ids are not there all the same", async () => {
  const { api } = await start();
  const { data } = await api.call("POST", "/v1/invoices", INVOICE);
  expect(await problems(api, "POST", `/v1/invoices/${String(data?.id)}/duplicate`, { x: 1 })).toEqual([
    422,
    "x field.unknown",
  ]);
  expect((await api.call("POST", `/v1/invoices/${"0".repeat(36)}/duplicate`, { x: 1 })).status).toBe(404);
});

it.each([
  ["stauts=paid", "stauts field.unknown_parameter"],
  ["status=paid&status=sent", "status field.repeated"],
  ["status=paid,late", "status field.not_one_of"],
  ["client=garbage", "client field.id"],
  ["client=", "client field.id"],
  ["limit=0", "limit field.measure"],
  ["limit=101", "limit field.measure"],
  ["limit=ten", "limit field.measure"],
  ["page=-1", "page field.measure"],
  ["issued_from=21.11.2026", "issued_from field.day"],
  ["amount_min=1e3", "amount_min field.amount"],
  ["number=", "number field.parameter_empty"],
])("refuses the query %s", async (query, problem) => {
  const { api } = await start();
  expect(await problems(api, "GET", `/v1/invoices?${query}`)).toEqual([422, problem]);
});

it("a PDF's language is one of four", async () => {
  const { api } = await start();
  const { data } = await api.call("POST", "/v1/invoices", INVOICE);
  expect(await problems(api, "GET", `/v1/invoices/${String(data?.id)}/pdf?language=xx`)).toEqual([
    422,
    "language field.not_one_of",
  ]);
});

it("the session API stays as lenient as it was", async () => {
  const platform = testPlatform(await freshSqlite());
  const person = new ApiClient(await serve(platform));
  await apiMember(platform, person);
  expect((await person.call("POST", "/invoices", { ...INVOICE, stauts: "paid" })).status).toBe(201);
  expect((await person.call("GET", "/invoices?limit=abc&stauts=x")).status).toBe(200);
});

it("says in English what form is expected, unless Accept-Language asks otherwise", async () => {
  const { origin, api } = await start();
  const call = async (language?: string) => {
    const headers = {
      Authorization: `Bearer ${api.token}`,
      ...(language ? { "Accept-Language": language } : {}),
    };
    const response = await fetch(`${origin}/api/v1/invoices?issued_from=x`, { headers });
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    return errors[0]!.message;
  };
  expect(await call()).toBe("A day as YYYY-MM-DD, such as 2026-11-21.");
  expect(await call("de-CH,en;q=0.5")).toBe("Ein Tag als YYYY-MM-DD, etwa 2026-11-21.");
});

it("tells where a new record is, and how to say who one is", async () => {
  const { origin, api } = await start();
  const headers = { Authorization: `Bearer ${api.token}`, "Content-Type": "application/json" };
  const made = await fetch(`${origin}/api/v1/clients`, {
    method: "POST",
    headers,
    body: JSON.stringify(CLIENT),
  });
  const { data } = (await made.json()) as { data: { id: string } };
  expect(made.headers.get("Location")).toBe(`/api/v1/clients/${data.id}`);
  const read = await fetch(origin + made.headers.get("Location")!, { headers });
  expect(await read.json()).toMatchObject({ data });
  const nobody = await fetch(`${origin}/api/v1/clients`);
  expect([nobody.status, nobody.headers.get("WWW-Authenticate")]).toEqual([
    401,
    expect.stringMatching(/^Bearer realm="Rappen API", resource_metadata="[^"]+"$/),
  ]);
  const wrong = await fetch(`${origin}/api/v1/clients`, { headers: { Authorization: "Bearer rpn_live_x" } });
  expect(wrong.headers.get("WWW-Authenticate")).toMatch(
    /^Bearer realm="Rappen API", error="invalid_token", resource_metadata="[^"]+"$/,
  );
});

it.each([
  [60, 400],
  [4_000, 400],
  [9_000, 413],
])("a body deeper than any of ours is refused, not unfolded: %s levels", async (depth, status) => {
  const { origin, api } = await start();
  const body = `{"metadata":${"[".repeat(depth)}${"]".repeat(depth)}}`;
  const headers = { Authorization: `Bearer ${api.token}`, "Content-Type": "application/json" };
  const response = await fetch(`${origin}/api/v1/invoices`, { method: "POST", headers, body });
  expect(response.status).toBe(status);
});
