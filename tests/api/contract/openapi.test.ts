import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { keyClient } from "../../support/api-key.ts";
import { placesIn, type OpenApi, withAnswers } from "../../support/contract/described.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { flatRoutes } from "../../support/routes.ts";
import { serve } from "../../support/server/server.ts";

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
  const file = withAnswers(JSON.parse(text) as OpenApi);
  return { origin, api, text, file };
}

it("the OpenAPI file is valid 3.1, as an independent validator sees it, and open to everybody", async () => {
  const { file, text } = started;
  expect(file.openapi).toBe("3.1.0");
  expect(await new Validator().validate(JSON.parse(text) as Record<string, unknown>)).toEqual({
    valid: true,
  });
});

it("the OpenAPI file names every call of /api/v1 and no other", async () => {
  const { origin, api, file } = started;
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
  const ids = placesIn(file).map(({ operation }) => operation.operationId);
  expect(ids.toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
});
