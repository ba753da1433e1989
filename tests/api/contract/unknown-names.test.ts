import fc from "fast-check";
import { expect, it } from "vitest";
import { keyClient } from "../../support/api-key.ts";
import { type Place, placesIn, readOpenApi } from "../../support/contract/described.ts";
import { type GoodCall, goodCall } from "../../support/contract/good-call.ts";
import { makersOf } from "../../support/contract/records.ts";
import { misnamed, misnamedQuery } from "../../support/contract/unknown-names.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { FULL, SEED } from "../../support/odd-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

/** Calls, spread over all operations, and how many are on their way together. */
const CALLS = FULL ? 12_000 : 800;
const AT_ONCE = 8;

interface Refusal {
  errors?: { field: string; code: string }[];
  data?: { results?: { status: number; error?: Refusal }[] };
}

interface Wrong {
  place: Place;
  url: string;
  body?: string;
  field: string;
}

async function start() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const { api } = await keyClient(origin, await sendingMember(platform));
  const records = makersOf(api);
  const places = placesIn(await readOpenApi(origin));
  const calls: { place: Place; call: GoodCall }[] = [];
  for (const place of places) calls.push({ place, call: await goodCall(place, records) });
  const send = async (place: Place, { url, body, headers = {} }: Partial<GoodCall>) => {
    const response = await fetch(`${origin}/api/v1${url}`, {
      method: place.method.toUpperCase(),
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${api.token}`, ...headers },
      body: body ?? null,
    });
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
    return { status: response.status, answer: (isJson ? await response.json() : {}) as Refusal };
  };
  return { calls, records, send };
}

/** One call with a name that it does not know, in its body or in its query. */
function wrongCall({ place, call }: { place: Place; call: GoodCall }): fc.Arbitrary<Wrong> {
  const { url } = call;
  const known = (place.operation.parameters ?? []).filter((one) => one.in === "query");
  const queries = misnamedQuery(known.map(({ name }) => name)).map(({ query, field }) => ({
    ...{ place, ...call, field },
    url: `${url}${url.includes("?") ? "&" : "?"}${query}`,
  }));
  if (place.method === "get" || (call.body && !call.json)) return queries;
  const bodies = misnamed(call.json ?? {}).map((wrong) => ({ place, url, ...wrong }));
  return fc.oneof({ weight: 4, arbitrary: bodies }, queries);
}

it("an unknown name, at any depth or in the query, is refused and named", async () => {
  const { calls, records, send } = await start();
  const ask = async ({ place, field, ...sent }: Wrong) => {
    const { status, answer } = await send(place, sent);
    const where = [place.operation.operationId, field, sent.url, sent.body];
    const inBulk = /^invoices\[0\]\.(.*)$/s.exec(field);
    const refusal = inBulk ? answer.data?.results?.[0]?.error : answer;
    expect([inBulk ? answer.data?.results?.[0]?.status : status, ...where]).toEqual([422, ...where]);
    expect(
      refusal?.errors?.map((error) => error.field),
      JSON.stringify(where),
    ).toContain(inBulk ? inBulk[1] : field);
  };
  let asked = 0;
  const one = fc.constantFrom(...calls).chain(wrongCall);
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (several) => {
      await Promise.all(several.map(ask));
      asked += several.length;
    }),
    { numRuns: CALLS / AT_ONCE, endOnFailure: true, ...SEED },
  );
  expect(asked).toBe(CALLS);
  for (const { place } of calls) {
    const { status } = await send(place, await goodCall(place, records));
    expect([200, 201], `${place.operation.operationId}, without the unknown name`).toContain(status);
  }
});
