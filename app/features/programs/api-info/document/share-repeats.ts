import type { Document } from "#app/features/programs/api-info/descriptions/document.ts";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type JsonObject = Record<string, Json>;

/** Characters; a reference to what is shorter would save nothing. */
const SHORTEST = 250;

/** What stands there is of one operation or event, and has no name of its own. */
const NAMELESS = ["Data", "RequestBody", "Responses"];

const METHODS = ["get", "post", "put", "patch", "delete"];

/**
 * What stands in several places stands once, and is referred to: programs that make types of the file make one of each.
 * The description itself has everything in its place.
 */
export function shareRepeats(document: Document): JsonObject {
  const copy = JSON.parse(JSON.stringify(document)) as JsonObject;
  const components = objectAt(copy, "components");
  shareResponses(operationsIn(objectAt(copy, "paths")), components);
  shareSchemas(copy, objectAt(components, "schemas"));
  return copy;
}

function shareResponses(operations: JsonObject[], components: JsonObject): void {
  const lists = operations.map((operation) => objectAt(operation, "responses"));
  const repeated = repeats(lists.flatMap((list) => Object.values(list)));
  const names = new Names({});
  const shared: JsonObject = {};
  for (const list of lists)
    for (const [status, response] of Object.entries(list)) {
      const text = JSON.stringify(response);
      if (!repeated.has(text) || !isObject(response)) continue;
      const name = names.of(text, wordsOf(textAt(response, "description")));
      shared[name] = response;
      list[status] = { $ref: `#/components/responses/${name}` };
    }
  components.responses = shared;
}

function operationsIn(paths: JsonObject): JsonObject[] {
  return Object.values(paths).flatMap((item) =>
    isObject(item) ? METHODS.map((method) => item[method]).filter(isObject) : [],
  );
}

function shareSchemas(document: JsonObject, schemas: JsonObject): void {
  const found: Json[] = [];
  visit(document, (value) => void (isSharable(value) && found.push(value)));
  const repeated = repeats(found);
  const names = new Names(schemas);
  const shared: JsonObject = {};
  const share = (value: Json, place: string): Json => {
    if (Array.isArray(value)) return value.map((one) => share(one, place));
    if (!isObject(value)) return value;
    const here = ownWords(value) || place;
    const inside = () =>
      Object.fromEntries(Object.entries(value).map(([key, one]) => [key, share(one, wordIn(key, here))]));
    const text = JSON.stringify(value);
    if (!repeated.has(text) || NAMELESS.includes(here)) return inside();
    const isNew = !names.has(text);
    const name = names.of(text, here);
    if (isNew) shared[name] = inside();
    return { $ref: `#/components/schemas/${name}` };
  };
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(schema);
    // What has a name already keeps it.
    if (repeated.has(text)) names.take(text, name);
  }
  for (const [name, schema] of Object.entries(schemas)) {
    const parts = isObject(schema) ? Object.entries(schema) : [];
    schemas[name] = Object.fromEntries(parts.map(([key, one]) => [key, share(one, wordIn(key, name))]));
  }
  for (const part of ["paths", "webhooks"]) document[part] = share(document[part] ?? {}, part);
  Object.assign(schemas, shared);
}

/** The property that a schema is of, as a name. */
function wordIn(key: string, place: string): string {
  const isKeyword = /^(items|properties|anyOf|oneOf|allOf|schema|content|additionalProperties|\d+)$/.test(
    key,
  );
  return isKeyword || key.includes("/") ? place : wordsOf(key);
}

/** The words of an operation, an answer or an event that are its own. */
function ownWords(value: JsonObject): string {
  if (typeof value.operationId === "string") return wordsOf(value.operationId.replaceAll(".", " "));
  const answered = isObject(value.properties) && value.properties.success ? value.properties.data : undefined;
  const component = /[^/]+$/.exec(textAt(isObject(answered) ? answered : {}, "$ref"))?.[0];
  if (component) return `${component}Answer`;
  const { type } = isObject(value.properties) ? value.properties : {};
  const types = isObject(type) && Array.isArray(type.enum) ? type.enum : [];
  const [only, another] = types;
  if (typeof only !== "string" || another !== undefined || !only.includes(".")) return "";
  return `${wordsOf(only.replace(/[._]/g, " "))}Event`;
}

class Names {
  private readonly byText = new Map<string, string>();
  private readonly taken: Set<string>;

  constructor(taken: JsonObject) {
    this.taken = new Set(Object.keys(taken));
  }

  has(text: string): boolean {
    return this.byText.has(text);
  }

  take(text: string, name: string): void {
    this.byText.set(text, name);
  }

  of(text: string, wish: string): string {
    const known = this.byText.get(text);
    if (known !== undefined) return known;
    let name = wish || "Part";
    for (let number = 2; this.taken.has(name); number++) name = `${wish}${number}`;
    this.taken.add(name);
    this.byText.set(text, name);
    return name;
  }
}

function repeats(values: Json[]): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const text of values.map((value) => JSON.stringify(value))) (seen.has(text) ? twice : seen).add(text);
  return twice;
}

function isSharable(value: Json): boolean {
  return isObject(value) && isObject(value.properties) && JSON.stringify(value).length >= SHORTEST;
}

function visit(value: Json, see: (value: Json) => void): void {
  see(value);
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  else if (isObject(value)) for (const one of Object.values(value)) visit(one, see);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function objectAt(owner: JsonObject, name: string): JsonObject {
  const value = owner[name];
  return isObject(value) ? value : {};
}

function textAt(owner: JsonObject, name: string): string {
  const value = owner[name];
  return typeof value === "string" ? value : "";
}

/** `Too many requests; see Retry-After` as `TooManyRequests`. */
function wordsOf(text: string): string {
  const [first = ""] = text.split(/[;,(.]/);
  return (first.match(/[A-Za-z0-9]+/g) ?? [])
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
