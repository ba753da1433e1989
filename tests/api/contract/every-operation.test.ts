import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { FULL, someOfDay } from "../../support/choice-of-day.ts";
import { oddBodies, oddCall, oddQueries } from "../../support/contract/odd-calls.ts";
import { REFUSALS, WITHOUT_409, WITHOUT_412, withQuery } from "../../support/contract/refusals.ts";
import { wrongCall } from "../../support/contract/unknown-names.ts";
import { startWalker, visit, type Visit, type Walker } from "../../support/contract/walker.ts";
import { databasesOfDay } from "../../support/databases/databases.ts";

/** Calls for each operation. */
const ODD_CALLS = FULL ? 26 : 2;
const UNKNOWN_NAMES = FULL ? 120 : 3;

const IDS = OPERATIONS.map(({ id }) => id);

/** Operations that are tried beyond what each declares, others every day. */
const ODD_IDS = someOfDay(IDS, Math.ceil(IDS.length / 12), "operations with odd values");

/** Operations of which every refusal is tried; of the others who may call them. */
const REFUSED_IDS = new Set(someOfDay(IDS, Math.ceil(IDS.length / 8), "operations with all refusals"));
const CALLED_IDS = new Set([
  ...REFUSED_IDS,
  ...someOfDay(IDS, Math.ceil(IDS.length / 2), "operations that are called"),
]);
const WHO_MAY = ["401", "403"];

/** What no operation reads, by the status that refuses it. */
const UNREADABLE = [
  [400, { body: "[" }],
  [413, { body: "x".repeat(1_000_001) }],
  [415, { body: "x", headers: { "Content-Type": "text/plain" } }],
] as const;

interface Refusal {
  errors?: { field: string; code: string }[];
  data?: { results?: { status: number; error?: Refusal }[] };
}

describe.each(databasesOfDay())(
  "every answer is one that the OpenAPI file describes, on $name",
  ({ open }) => {
    const ends: (() => Promise<void>)[] = [];
    let walker: Walker;
    beforeAll(async () => {
      walker = await startWalker(await open(), (end) => void ends.push(end));
    });
    afterAll(async () => {
      for (const end of ends.toReversed()) await end();
    });

    it.each([...CALLED_IDS])(
      "%s succeeds with its own example, and is refused as it declares",
      async (id) => {
        const here = visit(walker, id);
        const { place, good, ask, forget } = here;
        const declared = Object.keys(place.operation.responses);
        expect(declared).toEqual(expect.arrayContaining(["401", "403", "422", "429"]));
        expect([200, 201]).toContain((await ask(await good())).status);
        const tried = Object.entries(REFUSALS).filter(
          ([status]) => declared.includes(status) && (REFUSED_IDS.has(id) || WHO_MAY.includes(status)),
        );
        for (const [status, change] of tried) {
          if (status === "409" && id in WITHOUT_409) continue;
          const { status: answered } = await ask(await change(walker, place, await good()));
          expect(answered, `${id}, to be refused with ${status}`).toBe(Number(status));
          if (status === "409") forget();
        }
        if (place.path.includes("{id}"))
          expect((await ask({ ...(await good()), key: walker.keys.stranger })).status).toBe(404);
        if (!REFUSED_IDS.has(id)) return;
        if (place.path.includes("{id}") && place.method !== "get") {
          const call = await good();
          const outdated = await ask({ ...call, headers: { ...call.headers, "If-Match": '"99-0"' } });
          expect(outdated.status === 412, WITHOUT_412[id]).toBe(!(id in WITHOUT_412));
        }
        if ((await good()).json)
          for (const [status, unreadable] of UNREADABLE)
            expect((await ask({ url: (await good()).url, ...unreadable })).status).toBe(status);
        await expectLimit(here);
      },
    );

    async function expectLimit({ good, ask }: Visit): Promise<void> {
      const call = await good();
      const { env } = walker.platform;
      env.RATE_LIMIT_FACTOR = 0.001;
      const { status } = await ask(call).finally(() => (env.RATE_LIMIT_FACTOR = 1000));
      expect(status).toBe(429);
    }

    it.each(ODD_IDS)("%s, with odd values in each of its fields and parameters", async (id) => {
      const { place, good, askOddly: ask } = visit(walker, id);
      const { url, json, ...rest } = await good();
      const conditions = { ...rest.headers, "If-Match": '"none"', "If-None-Match": "*" };
      await ask({ url, ...rest, headers: conditions });
      if (place.method === "post")
        await ask({
          url: (await good()).url,
          ...rest,
          headers: { ...rest.headers, "Idempotency-Key": "a b" },
        });
      const fresh = async () => (await good()).url;
      if (rest.body !== undefined && !json)
        await ask({ url: await fresh(), body: "nothing", headers: { "Content-Type": "text/plain" } });
      if (json) for (const body of oddBodies(place)) await ask({ url: await fresh(), body });
      for (const query of oddQueries(place))
        await ask({ url: withQuery(id === "downloadInvoices" ? place.path : await fresh(), query) });
    });

    it.each(ODD_IDS)("%s, with any body, query or id, and several at once", async (id) => {
      const { place, good, askOddly: ask } = visit(walker, id);
      const calls = fc.sample(oddCall(place, await good()), { numRuns: ODD_CALLS });
      const answers = await Promise.all(calls.map(ask));
      for (const [index, { status }] of answers.entries()) {
        const { body } = calls[index]!;
        expect(status).toBeLessThan(500);
        // Each of several invoices may have been refused: the next test looks into their results.
        if (status > 299 || body === undefined || id === "createInvoices") continue;
        const text = new TextDecoder().decode(Buffer.from(body));
        if (place.operation.requestBody?.content["application/json"])
          expect(walker.silent(place, JSON.parse(text)), text).toEqual([]);
      }
    });

    it.each(ODD_IDS)("%s refuses and names what it does not know, at any depth", async (id) => {
      const { place, good, ask } = visit(walker, id);
      const calls = fc.sample(wrongCall(place, await good()), { numRuns: UNKNOWN_NAMES });
      const answers = await Promise.all(calls.map(({ sent }) => ask(sent)));
      for (const [index, { status, answer }] of answers.entries()) {
        const { sent, field } = calls[index]!;
        const inBulk = /^invoices\[0\]\.(.*)$/s.exec(field);
        const result = (answer as Refusal).data?.results?.[0];
        const refusal = inBulk ? result?.error : (answer as Refusal);
        const where = `${field} in ${sent.url} ${String(sent.body)}`;
        expect(inBulk ? result?.status : status, where).toBe(422);
        expect(
          refusal?.errors?.map((error) => error.field),
          where,
        ).toContain(inBulk ? inBulk[1] : field);
      }
    });

    it("the check for unknown names finds them", () => {
      const place = walker.places.get("createInvoice")!;
      expect(walker.silent(place, { items: [{ price: 1 }], stauts: 1 })).toEqual([
        "/stauts",
        "/items/0/price",
      ]);
    });
  },
);

it("every exception is an operation that there is", () => {
  expect(IDS).toEqual(expect.arrayContaining(Object.keys(WITHOUT_412)));
});
