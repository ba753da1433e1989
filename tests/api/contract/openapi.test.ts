import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { OPERATIONS } from "#app/features/api-info/operations/operations.ts";
import { keyClient } from "../../support/api-key.ts";
import {
  checker,
  type Described,
  JSON_TYPE,
  type OpenApi,
  placesIn,
  type Sent,
} from "../../support/contract/described.ts";
import { goodCall } from "../../support/contract/good-call.ts";
import { makersOf } from "../../support/contract/records.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { flatRoutes } from "../../support/routes.ts";
import { serve } from "../../support/server/server.ts";

/** What stands where a value belongs, to see that every refusal is described as well. */
const ODD = [null, 0, -1, 1e300, "", " ", "\u0000", "x".repeat(600), [], {}, [{}], true];
const ODD_QUERY = ["", "-1", "0", "101", "x", "%00", "2026-02-30", "2026-11-21", "2026-11-21T08:00:00Z"];

async function start() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const { api } = await keyClient(origin, await sendingMember(platform));
  const text = await (await fetch(`${origin}/api/v1/openapi.json`)).text();
  const file = JSON.parse(text) as OpenApi;
  return { origin, api, text, file, check: checker(origin, api.token, file) };
}

it("the OpenAPI file is valid 3.1, as an independent validator sees it, and open to everybody", async () => {
  const { file, text } = await start();
  expect(file.openapi).toBe("3.1.0");
  expect(await new Validator().validate(JSON.parse(text) as Record<string, unknown>)).toEqual({
    valid: true,
  });
});

it("the OpenAPI file names every call of /api/v1 and no other", async () => {
  const { origin, api, file } = await start();
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
  expect(OPERATIONS).toHaveLength(101);
});

it("every answer to a call made from the file is one that the file describes", async () => {
  const { api, file: description, check } = await start();
  const seen = new Set<string>();
  const records = makersOf(api);
  for (const place of placesIn(description)) {
    const { path, method, operation } = place;
    /** What the call is about, as it was made: a new one after each call that may have changed it. */
    let made: string | null = null;
    const fresh = async () => {
      made ??= await records.idsFor(operation.operationId, path);
      return (await goodCall(place, records, made)).url;
    };
    const at = async (call: Sent) => {
      const status = await check(place, call);
      if (status < 300 && method !== "get") made = null;
      seen.add(`${operation.operationId} ${status}`);
      return status;
    };
    const { url, json, ...good } = await goodCall(place, records);
    const isFile = good.body !== undefined && !json;
    const { headers } = good;
    expect(await at({ url, ...good }), operation.operationId).toBeLessThan(300);
    await at({ url: await fresh(), ...good, key: "" });
    const conditions = { "If-Match": '"none"', "If-None-Match": "*" };
    await at({ url: await fresh(), ...good, headers: { ...headers, ...conditions } });
    const idempotent = { "Idempotency-Key": `walk ${operation.operationId}` };
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
    for (const { name, in: place } of operation.parameters ?? [])
      if (place === "query")
        for (const value of ODD_QUERY) {
          const url = operation.operationId === "downloadInvoices" ? path : await fresh();
          await at({ url: withParameter(url, name, value) });
        }
  }
  for (const status of [401, 404, 412, 413, 415, 422, 400])
    expect(
      [...seen].some((entry) => entry.endsWith(` ${status}`)),
      String(status),
    ).toBe(true);
});

function withParameter(url: string, name: string, value: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${name}=${value}`;
}

/** The example with each field that the schema knows left out, and with odd values in its place. */
function* oddBodies({ requestBody }: Described): Generator<string> {
  const { example, schema } = requestBody!.content[JSON_TYPE]!;
  for (const name of Object.keys(schema.properties ?? {})) {
    yield JSON.stringify({ ...example, [name]: undefined });
    for (const value of ODD) yield JSON.stringify({ ...example, [name]: value });
  }
}
