import { expect, it } from "vitest";
import { translator } from "#app/platform/words.server.ts";
import { ApiClient } from "../support/client.ts";
import { freshSqlite } from "../support/databases.ts";
import { INVOICE } from "../support/invoice-input.ts";
import { PERSON, testPlatform } from "../support/platform.ts";
import { serve } from "../support/server.ts";

const MB = 1_000_000;
const JSON_TYPE = { "Content-Type": "application/json" };

interface Failure {
  success: false;
  error: string;
  code: string;
  errors: { field: string; code: string; message: string }[];
  requestId: string;
}

it("answers success as {success, data}", async () => {
  const { api } = await start();
  const response = await call(api, "GET", "/invoices");
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({
    success: true,
    data: { invoices: [], page: 1, limit: 10, total: 0 },
  });
});

it.each([
  ["GET", "/invoices"],
  ["POST", "/invoices"],
  ["GET", "/invoices/1"],
  ["GET", "/invoices/1/pdf"],
  ["GET", "/user/profile"],
  ["PUT", "/user/profile"],
])("wants a session: %s %s is 401", async (method, path) => {
  const { origin } = await start();
  const anonymous = new ApiClient(origin);
  await expectFailure(await call(anonymous, method, path), 401, "session.required");
  anonymous.token = "made-up-token-that-is-long-enough";
  await expectFailure(await call(anonymous, method, path), 401, "session.required");
});

it.each([
  ["DELETE", "/invoices", "GET, POST"],
  ["PATCH", "/invoices/1", "GET"],
  ["POST", "/user/profile", "GET, PUT"],
  ["GET", "/auth/login", "POST"],
  ["OPTIONS", "/auth/register", "POST"],
])("says which methods there are: %s %s is 405", async (method, path, allow) => {
  const { api } = await start();
  const response = await call(api, method, path);
  expect(response.headers.get("Allow")).toBe(allow);
  await expectFailure(response, 405, "route.wrong_method");
});

it("says so too of a method that nothing here knows", async () => {
  const { api } = await start();
  const response = await call(api, "PROPFIND", "/invoices");
  expect(response.headers.get("Allow")).toContain("GET");
  await expectFailure(response, 405, "route.wrong_method");
});

it.each(["GET", "POST", "PUT", "PATCH", "DELETE"])("answers an unknown path with 404: %s", async (method) => {
  const { api } = await start();
  for (const path of ["/nothing/here", "", "/invoices/1/2/3"]) {
    await expectFailure(await call(api, method, path), 404, "route.not_found");
  }
});

it.each(["/invoices/%00", "/invoices/..%2F..%2Fetc", "/invoices/💥", `/invoices/${"9".repeat(5000)}`])(
  "answers an id that is none with 404: %s",
  async (path) => {
    const { api } = await start();
    await expectFailure(await call(api, "GET", path), 404, "invoice.not_found");
  },
);

it("answers an address that cannot be decoded with 400, and shows nothing of us", async () => {
  const { api } = await start();
  const response = await call(api, "GET", "/invoices/%E0%A4%A");
  expect((await expectFailure(response, 400, "input.malformed")).error).not.toMatch(/URIError|node_modules/);
});

it.each(["", "{", "[]", '"text"', "null", "7", '{"a":1,}', "\u0000", "{'a':1}"])(
  "answers what is no JSON object with 400: %j",
  async (body) => {
    const { api } = await start();
    await expectFailure(await call(api, "POST", "/invoices", body, JSON_TYPE), 400, "input.malformed");
  },
);

it("answers bytes that are no UTF-8 with 400", async () => {
  const { api } = await start();
  const body = new Uint8Array([...Buffer.from('{"a":"'), 0xff, 0xfe, ...Buffer.from('"}')]);
  await expectFailure(await call(api, "POST", "/invoices", body, JSON_TYPE), 400, "input.malformed");
});

it.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
])("answers another content type with 415: %s", async (type) => {
  const { api } = await start();
  const response = await call(api, "POST", "/invoices", JSON.stringify(INVOICE), { "Content-Type": type });
  await expectFailure(response, 415, "input.not_json");
});

it("takes JSON by its other names", async () => {
  const { api } = await start();
  for (const type of ["application/json; charset=utf-8", "Application/JSON", "application/ld+json"]) {
    const response = await call(api, "POST", "/invoices", JSON.stringify(INVOICE), { "Content-Type": type });
    expect(response.status).toBe(201);
  }
});

it("security 13: answers a body over 1 MB with 413, announced or not, and the connection goes on", async () => {
  const { api } = await start();
  const body = JSON.stringify({ ...INVOICE, notes: "x".repeat(3 * MB) });
  for (let round = 0; round < 3; round++) {
    await expectFailure(await call(api, "POST", "/invoices", body, JSON_TYPE), 413, "input.too_large");
    const stream = new Blob([body]).stream();
    await expectFailure(await call(api, "POST", "/invoices", stream, JSON_TYPE), 413, "input.too_large");
    expect((await api.call("GET", "/invoices")).data).toMatchObject({ total: 0 });
  }
});

it("takes a body of just 1 MB", async () => {
  const { api } = await start();
  const padded = Buffer.alloc(MB, " ");
  padded.write(JSON.stringify(INVOICE));
  expect((await call(api, "POST", "/invoices", padded, JSON_TYPE)).status).toBe(201);
});

it("names every wrong field, with code and text", async () => {
  const { api } = await start();
  const answer = await call(
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

it.each(["en", "de", "fr", "it"] as const)("speaks the language that is asked for: %s", async (locale) => {
  const { origin } = await start();
  const headers = { "Accept-Language": `${locale}-CH,${locale};q=0.9,en;q=0.1` };
  const body = (await (await fetch(`${origin}/api/invoices`, { headers })).json()) as Failure;
  expect(body.error).toBe(translator(locale)("errors:session.required"));
});

it.each(["*", "xx", "not a language!!;q=x,,", "de;q=2"])(
  "answers any wish for a language, and gives each answer its own id: %s",
  async (wish) => {
    const { origin } = await start();
    const ids = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const response = await fetch(`${origin}/api/nothing`, { headers: { "Accept-Language": wish } });
      const { requestId } = await expectFailure(response, 404, "route.not_found");
      expect(response.headers.get("X-Request-Id")).toBe(requestId);
      ids.add(requestId);
    }
    expect(ids.size).toBe(3);
  },
);

it("answers HEAD as GET, without the body", async () => {
  const { api } = await start();
  for (const [path, status] of [
    ["/invoices", 200],
    ["/nothing", 404],
    ["/auth/login", 405],
  ] as const) {
    const response = await call(api, "HEAD", path);
    expect([response.status, await response.text()]).toEqual([status, ""]);
  }
});

async function start() {
  const origin = await serve(testPlatform(await freshSqlite()));
  const api = new ApiClient(origin);
  await api.register(PERSON);
  return { api, origin };
}

function call(
  api: ApiClient,
  method: string,
  path: string,
  body: BodyInit | null = null,
  headers: Record<string, string> = {},
): Promise<Response> {
  const all = { ...headers, ...(api.token ? { Authorization: `Bearer ${api.token}` } : {}) };
  return fetch(`${api.origin}/api${path}`, { method, headers: all, body, duplex: "half" });
}

async function expectFailure(response: Response, status: number, code: string): Promise<Failure> {
  const body = (await response.json()) as Failure;
  expect([response.status, body.code]).toEqual([status, code]);
  expect(Object.keys(body).toSorted()).toEqual(["code", "error", "errors", "requestId", "success"]);
  expect(body.success).toBe(false);
  return body;
}
