import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BATCH } from "../../support/batches/batch-input.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startProgram } from "./start.ts";

let program: Awaited<ReturnType<typeof startProgram>>;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  program = await startProgram(freshSqlite, (end) => void ends.push(end));
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

interface Told {
  code: string;
  errors: { field: string; code: string; message: string; suggestion?: string }[];
}

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const { origin, api } = program;
  const answer = await rawRequest(origin, {
    method,
    path: `/api/v1${path}`,
    headers: { Authorization: `Bearer ${api.token}`, "Content-Type": "application/json", ...headers },
    body: body === undefined || body instanceof Buffer ? (body ?? "") : JSON.stringify(body),
  });
  const { code = "", errors = [] } = JSON.parse(answer.body.toString()) as Partial<Told>;
  return { status: answer.status, headers: answer.headers, code, errors };
}

it.each([
  ["en", "Did you mean unitPrice?"],
  ["de", "Meinten Sie unitPrice?"],
  ["fr", "Vouliez-vous dire unitPrice"],
  ["it", "Intendeva unitPrice?"],
])("an unknown field is told with the one that was probably meant, in %s", async (language, text) => {
  const items = [{ description: "Konzept", quantity: 1, price: 10, vatRate: 8.1 }];
  const { errors } = await ask("POST", "/invoices", { ...INVOICE, items }, { "Accept-Language": language });
  const price = errors.find(({ field }) => field === "items[0].price");
  expect(price).toMatchObject({ code: "field.unknown", suggestion: "unitPrice" });
  expect(price?.message).toContain(text);
});

it("so is an unknown parameter, and nothing is made up for what is like nothing", async () => {
  const { errors } = await ask("GET", "/invoices?stauts=paid&perPage=5&zebra=1");
  expect(errors.map(({ field, suggestion }) => [field, suggestion])).toEqual([
    ["stauts", "status"],
    ["perPage", "limit"],
    ["zebra", undefined],
  ]);
});

it("what an answer says and nobody can set is read-only in a new record too, also among several", async () => {
  const sent = { ...INVOICE, total: 5, totals: 1, status: "paid" };
  const codes = ({ errors }: Told) => Object.fromEntries(errors.map(({ field, code }) => [field, code]));
  const wanted = { total: "field.read_only", totals: "field.unknown", status: "field.read_only" };
  expect(codes(await ask("POST", "/invoices", sent))).toEqual(wanted);
  const { data } = await program.call("POST", "/invoices/bulk", { invoices: [sent] });
  expect(codes((data?.results as { error: Told }[])[0]?.error ?? { code: "", errors: [] })).toEqual(wanted);
  expect(codes(await ask("POST", "/clients", { ...CLIENT, createdAt: "x" }))).toEqual({
    createdAt: "field.read_only",
  });
});

it.each(["invoices", "clients", "catalogue", "offers", "payments", "templates", "expenses", "services"])(
  "a search in %s that is too long is refused at its parameter",
  async (list) => {
    expect((await ask("GET", `/${list}?q=${"x".repeat(100)}`)).status).toBe(200);
    const { status, errors } = await ask("GET", `/${list}?q=${"x".repeat(101)}`);
    expect([status, errors]).toMatchObject([422, [{ field: "q", code: "field.too_long" }]]);
  },
);

it("several invoices as one PDF want to be named", async () => {
  const { status, errors } = await ask("GET", "/invoices/pdf");
  expect([status, errors]).toMatchObject([422, [{ field: "ids", code: "field.required" }]]);
});

it("an empty If-Match is refused, and so is an empty Idempotency-Key, with what is left of the limit", async () => {
  const id = await program.draft();
  const match = await ask("PATCH", `/invoices/${id}`, { notes: "x" }, { "If-Match": "" });
  expect([match.status, match.errors]).toMatchObject([422, [{ field: "If-Match" }]]);
  expect((await ask("DELETE", `/invoices/${id}`, undefined, { "If-Match": " " })).status).toBe(422);
  const key = await ask("POST", "/invoices", INVOICE, { "Idempotency-Key": "" });
  expect([key.status, key.code]).toEqual([400, "idempotency.key_invalid"]);
  expect(key.headers.ratelimit).toMatch(/^"account";r=\d+;t=\d+$/);
});

it("a name that JavaScript would lose is refused among metadata, in a new record and in a change", async () => {
  const metadata = JSON.parse('{"__proto__":"x","order":"1"}') as object;
  const id = await program.draft();
  for (const [method, path] of [
    ["POST", "/invoices"],
    ["PATCH", `/invoices/${id}`],
    ["PUT", `/invoices/${id}`],
  ] as const) {
    const body = method === "PATCH" ? { metadata } : { ...INVOICE, metadata };
    const { status, errors } = await ask(method, path, body);
    expect([method, status, errors]).toMatchObject([method, 422, [{ code: "field.metadata_name" }]]);
  }
});

it("a name that JavaScript would lose is refused among the amounts of a batch", async () => {
  const amounts = JSON.parse('{"__proto__":80}') as object;
  const { status, errors } = await ask("POST", "/invoices/batches", {
    ...BATCH,
    group: "Mitglieder",
    amounts,
  });
  expect([status, errors]).toMatchObject([
    422,
    [{ field: "amounts.__proto__", code: "field.amount_of_other" }],
  ]);
});

it("a compressed body is refused as one, not as broken JSON", async () => {
  const body = gzipSync(JSON.stringify(CLIENT));
  const { status, code } = await ask("POST", "/clients", body, { "Content-Encoding": "gzip" });
  expect([status, code]).toEqual([415, "input.compressed"]);
  expect((await ask("POST", "/clients", CLIENT, { "Content-Encoding": "identity" })).status).toBe(201);
});

it("a webhook's address has no fragment, which would never be sent", async () => {
  const body = { url: "https://hooks.example.com/a#part", events: ["invoice.paid"] };
  const { status, errors } = await ask("POST", "/webhooks", body);
  expect([status, errors]).toMatchObject([422, [{ field: "url", code: "field.url_fragment" }]]);
});
