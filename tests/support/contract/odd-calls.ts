import fc from "fast-check";
import { someOfDay } from "../choice-of-day.ts";
import { JSON_TYPE, type Place, type Sent } from "./described.ts";
import type { GoodCall } from "./good-call.ts";
import { oddBody, oddText } from "./odd-input.ts";

/** What stands where a value belongs, to see that every refusal is described as well. */
const ODD = [null, 0, -1, 1e300, "", " ", "\u0000", "x".repeat(600), [], {}, [{}], true];
const ODD_QUERY = ["", "-1", "0", "101", "x", "%00", "2026-02-30", "2026-11-21", "2026-11-21T08:00:00Z"];

/** How many of each field and parameter are tried; all of them in `npm run test:full`. */
const TRIED = 1;

/** The example with each field that the schema knows left out, and with odd values in its place. */
export function oddBodies({ operation: { operationId, requestBody } }: Place): string[] {
  const { example, schema } = requestBody!.content[JSON_TYPE]!;
  return Object.keys(schema.properties ?? {}).flatMap((name) =>
    [undefined, ...someOfDay(ODD, TRIED, `${operationId} ${name}`)].map((value) =>
      JSON.stringify({ ...example, [name]: value }),
    ),
  );
}

export function oddQueries({ operation: { operationId, parameters = [] } }: Place): string[] {
  return parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap(({ name }) =>
      someOfDay(ODD_QUERY, TRIED, `${operationId} ${name}`).map((value) => `${name}=${value}`),
    );
}

const VALUES = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "NaN",
  "null",
  "9".repeat(400),
  "x".repeat(5_000),
  "%00",
  "%ED%A0%80",
  "%E0%A4%A",
  "2026-02-30",
  "2026-11-21",
  "0000-00-00",
  "+275760-09-13T00:00:00Z",
  "true",
  "draft,draft",
  "a,b,c",
  "💥",
  "'%20or%201=1--",
  "01a20268-8c39-7000-b77a-91b874bb7555",
  "..%2F..",
  "%F0%9F%92%A5&a[]=1",
];

const IDS = ["%00", "..%2F..%2Fetc", "'%20or%201=1--", "%20", "x".repeat(4_000), "%F0%9F%92%A5"];

/** Any body, query or id in place of those of a good call. */
export function oddCall({ path, operation }: Place, good: GoodCall): fc.Arbitrary<Sent> {
  const { parameters = [], requestBody } = operation;
  const known = parameters.filter((one) => one.in === "query").map(({ name }) => name);
  const text = oddText().map((value) => encodeURIComponent(value.toWellFormed()));
  const pair = fc
    .tuple(fc.constantFrom(...known, "x"), fc.oneof(fc.constantFrom(...VALUES), text))
    .map(([name, value]) => `${encodeURIComponent(name)}=${value}`);
  const pairs = fc.array(pair, { minLength: known.length > 0 ? 1 : 0, maxLength: 3 });
  const example = requestBody?.content[JSON_TYPE]?.example;
  return fc
    .record({
      body: example ? oddBody([example]) : fc.constant(good.body),
      query: example ? fc.constant([]) : pairs,
      id: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.constantFrom(...IDS)),
    })
    .map(({ body, query, id }) => {
      const address = id === null ? good.url.replace(/\?.*/, "") : path.replace(/\{\w+\}/g, id);
      return { ...good, body, url: query.length > 0 ? `${address}?${query.join("&")}` : address };
    });
}
