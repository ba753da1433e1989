import { Validator } from "@seriousme/openapi-schema-validator";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATIONS } from "#app/features/api-info/operations/operations.ts";
import { keyClient } from "../../support/api-key.ts";
import {
  checker,
  type Described,
  JSON_TYPE,
  type OpenApi,
  type Place,
  placesIn,
  type Sent,
} from "../../support/contract/described.ts";
import { goodCall } from "../../support/contract/good-call.ts";
import { makersOf } from "../../support/contract/records.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { FULL, SEED } from "../../support/odd-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { flatRoutes } from "../../support/routes.ts";
import { serve } from "../../support/server/server.ts";

/** What stands where a value belongs, to see that every refusal is described as well. */
const ODD = [null, 0, -1, 1e300, "", " ", "\u0000", "x".repeat(600), [], {}, [{}], true];
const ODD_QUERY = ["", "-1", "0", "101", "x", "%00", "2026-02-30", "2026-11-21", "2026-11-21T08:00:00Z"];

/** Odd values of each field and parameter that are tried; all of them in `npm run test:full`. */
const TRIED = FULL ? ODD.length : 2;

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

let started: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  started = await start();
});

async function start() {
  const onEnd = (end: () => Promise<void>) => void ends.push(end);
  const platform = testPlatform(await freshSqlite(), {}, onEnd);
  const origin = await serve(platform, onEnd);
  const { api } = await keyClient(origin, await sendingMember(platform));
  const text = await (await fetch(`${origin}/api/v1/openapi.json`)).text();
  const file = JSON.parse(text) as OpenApi;
  const places = new Map(placesIn(file).map((place) => [place.operation.operationId, place]));
  const records = makersOf(api);
  return { origin, api, text, file, places, records, check: checker(origin, api.token, file) };
}

it("the OpenAPI file is valid 3.1, as an independent validator sees it, and open to everybody", async () => {
  const { file, text } = started;
  expect(file.openapi).toBe("3.1.0");
  expect(await new Validator().validate(JSON.parse(text) as Record<string, unknown>)).toEqual({
    valid: true,
  });
});

it("the OpenAPI file names every call of /api/v1 and no other", async () => {
  const { origin, api, file, places } = started;
  const described = Object.keys(file.paths).map((path) => `/api/v1${path.replace(/\{(\w+)\}/g, ":$1")}`);
  const routes = (await flatRoutes()).map(({ path }) => path).filter((path) => path.startsWith("/api/v1/"));
  expect(described.toSorted()).toEqual(routes.filter((path) => !path.endsWith(".json")).toSorted());
  for (const [path, methods] of Object.entries(file.paths)) {
    const url = `${origin}/api/v1${path.replace(/\{\w+\}/g, "none")}`;
    const wrong = await fetch(url, { method: "OPTIONS", headers: { Authorization: `Bearer ${api.token}` } });
    const allowed = wrong.headers
      .get("Allow")!
      .split(", ")
      .map((method) => method.toLowerCase());
    expect(Object.keys(methods).toSorted(), path).toEqual(allowed.toSorted());
  }
  expect([...places.keys()].toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
});

/** Of all calls together. */
const seen = new Set<number>();

it.each(OPERATIONS.map(({ id }) => id))("every answer of %s is one that the file describes", async (id) => {
  const { places, records, check } = started;
  const place = places.get(id)!;
  const { path, method, operation } = place;
  /** What the call is about, as it was made: a new one after each call that may have changed it. */
  let made: string | null = null;
  const fresh = async () => {
    made ??= await records.idsFor(id, path);
    return (await goodCall(place, records, made)).url;
  };
  const at = async (call: Sent) => {
    const status = await check(place, call);
    if (status < 300 && method !== "get") made = null;
    seen.add(status);
    return status;
  };
  const { url, json, ...good } = await goodCall(place, records);
  const isFile = good.body !== undefined && !json;
  const { headers } = good;
  expect(await at({ url, ...good })).toBeLessThan(300);
  await at({ url: await fresh(), ...good, key: "" });
  const conditions = { "If-Match": '"none"', "If-None-Match": "*" };
  await at({ url: await fresh(), ...good, headers: { ...headers, ...conditions } });
  const idempotent = { "Idempotency-Key": `walk ${id}` };
  if (method === "post") await at({ url: await fresh(), ...good, headers: { ...headers, ...idempotent } });
  if (isFile) await at({ url: await fresh(), body: "nothing", headers: { "Content-Type": "text/plain" } });
  if (isFile) await at({ url: await fresh(), body: "nothing", headers });
  if (path.includes("{id}")) await at({ url: path.replace(/\{\w+\}/g, "0".repeat(36)), ...good });
  if (json) {
    await at({ url: await fresh(), body: "[" });
    await at({ url: await fresh(), body: "x".repeat(1_000_001) });
    await at({ url: await fresh(), body: "x", headers: { "Content-Type": "text/plain" } });
    for (const body of oddBodies(operation)) await at({ url: await fresh(), body });
  }
  for (const [name, value] of oddParameters(place))
    await at({ url: withParameter(id === "downloadInvoices" ? path : await fresh(), name, value) });
});

it("among them is every usual refusal", () => {
  expect([...seen]).toEqual(expect.arrayContaining([400, 401, 404, 412, 413, 415, 422]));
});

function withParameter(url: string, name: string, value: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${name}=${value}`;
}

/** The example with each field that the schema knows left out, and with odd values in its place. */
function* oddBodies({ operationId, requestBody }: Described): Generator<string> {
  const { example, schema } = requestBody!.content[JSON_TYPE]!;
  for (const name of Object.keys(schema.properties ?? {})) {
    yield JSON.stringify({ ...example, [name]: undefined });
    for (const value of someOf(ODD, `${operationId} ${name}`))
      yield JSON.stringify({ ...example, [name]: value });
  }
}

function* oddParameters({ operation: { operationId, parameters = [] } }: Place): Generator<[string, string]> {
  for (const { name, in: where } of parameters)
    if (where === "query")
      for (const value of someOf(ODD_QUERY, `${operationId} ${name}`)) yield [name, value];
}

/** Others for each field, the same each time for one seed. */
function someOf<T>(values: readonly T[], field: string): T[] {
  const seed = [...field].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31,
    SEED.seed ?? 0,
  );
  const amount = { minLength: Math.min(TRIED, values.length), maxLength: TRIED };
  return fc.sample(fc.shuffledSubarray([...values], amount), { numRuns: 1, seed })[0]!;
}
