import fc from "fast-check";
import type { Place, Sent } from "./described.ts";
import type { GoodCall } from "./good-call.ts";
import { oddText } from "./odd-input.ts";
import { withQuery } from "./refusals.ts";

export interface WrongCall {
  sent: Sent;
  /** The field as an answer names it. */
  field: string;
}

/** One call with a name that it does not know, in its body or in its query. */
export function wrongCall({ method, operation }: Place, good: GoodCall): fc.Arbitrary<WrongCall> {
  const { url, body, json } = good;
  const known = (operation.parameters ?? []).filter((one) => one.in === "query");
  const queries = misnamedQuery(known.map(({ name }) => name)).map(({ query, field }) => ({
    sent: { ...good, url: withQuery(url, query) },
    field,
  }));
  if (method === "get" || (body && !json)) return queries;
  const bodies = misnamed(json ?? {}).map((wrong) => ({
    sent: { url, body: wrong.body },
    field: wrong.field,
  }));
  return fc.oneof({ weight: 4, arbitrary: bodies }, queries);
}

interface Misnamed {
  body: string;
  /** The field as an answer names it. */
  field: string;
}

/** What may have any names inside. */
const FREE = "metadata";

/** A client without an amount of their own has no such sentence. */
function isNoAmount(path: Path, value: string): boolean {
  return path.at(-1) === "amounts" && value === "null";
}

const NAMES = [
  ...["stauts", "ID", "Items", "total_", "items ", " name", "a.b", "a[0]", "$ref", "", " "],
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "length", "then"],
  ...["naïve", "n\u0430me", "name\u200b", "💥", "\ud800", "\u0000", "\u202eeman", "x".repeat(300)],
];

const VALUES = ["null", "true", "0", "-1", "1e308", '""', '"paid"', "[]", "{}", '{"a":{"b":[1]}}', "[null]"];

const names = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...NAMES) }, oddText());

/** The same body with a name more, at any depth, or with one of its names written otherwise. */
function misnamed(json: object): fc.Arbitrary<Misnamed> {
  const objects = objectsIn(json);
  const added = fc
    .tuple(fc.constantFrom(...objects), names, fc.constantFrom(...VALUES))
    .filter(
      ([{ keys, path }, name, value]) => !keys.includes(name) && name !== FREE && !isNoAmount(path, value),
    )
    .map(([{ path }, name, value]) => ({
      body: withNames(json, path, (entries) => [...entries, [name, value]]),
      field: fieldOf([...path, name]),
    }));
  const renaming = objects.flatMap(({ path, keys }) => keys.map((key) => ({ path, key })));
  if (renaming.length === 0) return added;
  const renamed = fc
    .tuple(fc.constantFrom(...renaming), fc.constantFrom("_", "S", "\u0301", " "))
    .map(([{ path, key }, tail]) => ({
      body: withNames(json, path, (entries) =>
        entries.map(([name, value]) => [name === key ? name + tail : name, value]),
      ),
      field: fieldOf([...path, key + tail]),
    }));
  return fc.oneof({ weight: 2, arbitrary: added }, renamed);
}

/** A query with a parameter that the call does not know. */
function misnamedQuery(known: string[]): fc.Arbitrary<{ query: string; field: string }> {
  return fc
    .tuple(names, fc.constantFrom("", "1", "true", "paid", "%00", "x".repeat(500), "1&page=1"))
    .map(([name, value]) => [name.toWellFormed(), value] as const)
    .filter(([name]) => !known.includes(name))
    .map(([name, value]) => ({ query: `${encodeURIComponent(name)}=${value}`, field: name }));
}

type Path = (string | number)[];

/** The names that an object has stand for all it may have: nothing else is tried that could be right. */
function objectsIn(value: unknown, path: Path = []): { path: Path; keys: string[] }[] {
  if (Array.isArray(value)) return value.flatMap((entry, at) => objectsIn(entry, [...path, at]));
  if (typeof value !== "object" || value === null || path.at(-1) === FREE) return [];
  const inner = Object.entries(value).flatMap(([key, child]) => objectsIn(child, [...path, key]));
  return [{ path, keys: Object.keys(value) }, ...inner];
}

/** JSON text, as no object could have the names in question. */
function withNames(
  value: unknown,
  path: Path,
  change: (entries: [string, string][]) => [string, string][],
): string {
  const [step, ...rest] = path;
  if (Array.isArray(value)) {
    const entries = value.map((entry, at) =>
      at === step ? withNames(entry, rest, change) : JSON.stringify(entry),
    );
    return `[${entries.join(",")}]`;
  }
  const entries = Object.entries(value as object).map(([name, child]): [string, string] => [
    name,
    name === step ? withNames(child, rest, change) : JSON.stringify(child),
  ]);
  const changed = step === undefined ? change(entries) : entries;
  return `{${changed.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(",")}}`;
}

function fieldOf(path: Path): string {
  return path.reduce<string>((text, step, at) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return at === 0 ? step : `${text}.${step}`;
  }, "");
}
