import fc from "fast-check";
import { expect, it } from "vitest";
import { rawCall, registeredClient } from "../support/api-answers.ts";
import { ApiClient } from "../support/client.ts";
import { INVOICE } from "../support/invoice-input.ts";
import { PERSON } from "../support/platform.ts";
import { flatRoutes } from "../support/routes.ts";

/** Bodies an endpoint: with all of them that makes thousands. */
const RUNS = 250;
const METHODS = ["POST", "PUT", "PATCH", "DELETE"];
const JSON_TYPES = ["application/json", "application/json; charset=utf-8", "Application/JSON"];
const OTHER_TYPES = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""];
const AN_ID = "0198c0de-0000-7000-8000-000000000000";

const endpoints = (await flatRoutes())
  .map(({ path }) => path)
  .filter((path) => path.startsWith("/api/"))
  .map((path) => path.slice("/api".length).replace("*", "nothing/here"));

/** Bodies that would be right, to be spoilt at one place. */
const RIGHT: Record<string, unknown>[] = [
  INVOICE,
  { ...PERSON, utmParams: { utm_source: "x" }, sessionId: "x" },
  { email: PERSON.email, password: PERSON.password },
  { token: "x", password: "x", confirmPassword: "x" },
  {
    ...INVOICE,
    sender: { name: "x", iban: "x", address: INVOICE.recipient.address },
    paymentReference: "RF18",
  },
];

/** JSON text, not values: some of it no value can say. */
const odd = fc.oneof(
  fc.constantFrom(
    "1e309",
    "-1e309",
    "-0",
    "1e-400",
    "123456789012345678901234567890",
    '"\\u0000"',
    '"\\ud800"',
    '"a\\udc00\\ud800b"',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"toString":null,"valueOf":1,"then":1,"length":-1}',
    "[[]]",
    "{}",
    "null",
    "true",
    '""',
    '" "',
    '"NaN"',
    '"\\u202e\\ufeff"',
    `"${"x".repeat(20_000)}"`,
    `[${Array.from({ length: 2_000 }, () => "{}").join(",")}]`,
    `${"[".repeat(3_000)}${"]".repeat(3_000)}`,
    `${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}`,
  ),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)),
  fc.double().map((number) => JSON.stringify(number)),
);

const somewhere = fc
  .tuple(fc.constantFrom(...RIGHT), fc.nat())
  .map(([body, place]) => ({ text: JSON.stringify(body), name: nameIn(body, place) }));

const spoilt = fc
  .tuple(somewhere, odd)
  .map(([{ text, name }, value]) => text.replace(`"${name}":`, () => `"${name}":${value},"x":`));

const twice = fc
  .tuple(somewhere, odd)
  .map(([{ text, name }, value]) => `${text.slice(0, -1)},"${name}":${value}}`);

const cut = fc.tuple(somewhere, fc.nat({ max: 400 })).map(([{ text }, length]) => text.slice(0, length));

const call = fc.record({
  body: fc.oneof({ weight: 3, arbitrary: spoilt }, twice, odd, cut, fc.string()),
  method: fc.constantFrom(...METHODS),
  type: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...JSON_TYPES) },
    { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES) },
  ),
  isStranger: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
});

it.each(endpoints)(
  "security 13: no body makes %s fail, or answer in another shape",
  async (endpoint) => {
    const { api, origin } = await registeredClient();
    const stranger = new ApiClient(origin);
    await fc.assert(
      fc.asyncProperty(call, async ({ body, method, type, isStranger }) => {
        const path = endpoint.replace(":id", AN_ID);
        const response = await rawCall(isStranger ? stranger : api, method, path, body, {
          "Content-Type": type,
        });
        await expectOneShape(response);
      }),
      { numRuns: RUNS },
    );
    expect({}).not.toHaveProperty("polluted");
  },
  60_000,
);

it.each(["/invoices", "/invoices/:id", "/invoices/:id/pdf", "/user/profile"])(
  "security 13: no id or query makes GET %s fail",
  async (endpoint) => {
    const { api } = await registeredClient();
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("\u0000", "%", "'", '"', "__proto__", "$1", "1e9", "-1"),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (id, value) => {
        const query = new URLSearchParams({ page: value, limit: value, language: value, lang: value });
        const path = endpoint.replace(":id", () => `x${encodeURIComponent(id.toWellFormed())}`);
        await expectOneShape(await rawCall(api, "GET", `${path}?${query}`));
      }),
      { numRuns: 100 },
    );
  },
);

async function expectOneShape(response: Response): Promise<void> {
  const answer = (await response.json()) as Record<string, unknown>;
  expect(response.status).toBeLessThan(500);
  const keys = response.ok ? ["data", "success"] : ["code", "error", "errors", "requestId", "success"];
  expect(Object.keys(answer).toSorted()).toEqual(keys);
  expect(answer.success).toBe(response.ok);
}

/** One of the names in the body, at any depth. */
function nameIn(body: Record<string, unknown>, place: number): string {
  const names = [...JSON.stringify(body).matchAll(/"(\w+)":/g)].map(([, name]) => name!);
  return names[place % names.length]!;
}
