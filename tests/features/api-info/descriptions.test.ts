import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { RECORDED_TEXTS, TEXTS } from "#app/features/programs/api-info/descriptions/all-texts.ts";
import { describe as describeDocument } from "#app/features/programs/api-info/descriptions/describe.ts";
import { callsIn } from "#app/features/programs/api-info/descriptions/document.ts";
import { openApiDocument } from "#app/features/programs/api-info/openapi.ts";

const FOLDER = path.join(import.meta.dirname, "../../../app/features/programs/api-info/descriptions/texts");

const document = openApiDocument("http://localhost:3000");

it("every operation, parameter, field, header and component of the OpenAPI file is described", () => {
  expect([...undescribed(document, "")]).toEqual([]);
});

it("every operation has a tag that the OpenAPI file explains", () => {
  const tags = (document.tags ?? []).map(({ name }) => name);
  const used = callsIn(document.paths ?? {}).map(({ operation }) => operation.tags?.join());
  expect(new Set(used)).toEqual(new Set(tags));
});

it("the OpenAPI file says that records have an ETag, and lists, deletions and failures have none", () => {
  const withETag = [document.paths["/invoices"], document.paths["/invoices/{id}"]].map((item = {}) =>
    callsIn({ item }).flatMap(({ method, operation }) =>
      Object.entries(operation.responses).flatMap(([status, { headers = {} }]) =>
        "ETag" in headers ? [`${method} ${status}`] : [],
      ),
    ),
  );
  expect(withETag).toEqual([["post 201"], ["get 200", "get 304", "put 200", "patch 200"]]);
});

it("no description is left over", () => {
  const used = new Set<string>();
  describeDocument(withoutDescriptions(openApiDocument("http://localhost:3000")), (entry) => used.add(entry));
  const entries = Object.values(TEXTS).flatMap((texts) => Object.keys(texts));
  expect(entries.filter((entry) => !used.has(entry))).toEqual([]);
});

it("no two dictionaries or records of fields have the same entry", () => {
  const files = readdirSync(FOLDER).filter((file) => /(?<!session)-fields\.json$/.test(file));
  const entries = files.flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")) as object),
  );
  expect([...entries, ...Object.keys(RECORDED_TEXTS)].toSorted()).toEqual(
    Object.keys(TEXTS.fields).toSorted(),
  );
});

/** Objects that must say what they are: below these names, each by its name. */
const NAMED = ["properties", "schemas", "headers", "securitySchemes"];
const OPERATIONS = ["get", "post", "put", "patch", "delete"];

function* undescribed(value: unknown, path: string): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const here = `${path}/${name}`;
    if (name === "example") continue;
    const parent = path.split("/").at(-1)!;
    const isNamed = NAMED.includes(parent) && !path.endsWith("/properties/properties");
    const isParameter = parent === "parameters";
    const isOperation = OPERATIONS.includes(name) && here.startsWith("/paths/");
    const { description, $ref } = (part ?? {}) as { description?: string; $ref?: string };
    const isShared = $ref !== undefined && parent !== "properties";
    if ((isNamed || isParameter || isOperation) && !isShared && !description) yield here;
    yield* undescribed(part, here);
  }
}

function withoutDescriptions<T>(document: T): T {
  return JSON.parse(
    JSON.stringify(document, (name, value: unknown) =>
      name === "description" && typeof value === "string" ? undefined : value,
    ),
  ) as T;
}
