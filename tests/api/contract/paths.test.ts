import { expect, it } from "vitest";
import { openApiDocument } from "#app/features/programs/api-info/openapi.ts";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { startProgram } from "../v1/start.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

itRarely(
  "a path that cannot be decoded is refused as the OpenAPI file says, in every call with an id",
  async () => {
    const { call } = await startProgram();
    const { paths } = openApiDocument("http://localhost");
    const withId = OPERATIONS.filter(({ path }) => path.includes("{"));
    expect(withId.length).toBeGreaterThan(0);
    for (const { id, method, path } of withId) {
      const { status, code } = await call(method.toUpperCase(), path.replace(/\{\w+\}/g, "%FF"));
      expect([id, status, code]).toEqual([id, 400, "input.malformed"]);
      expect(Object.keys(paths?.[path]?.[method]?.responses ?? {}), id).toContain("400");
    }
  },
);

itRarely("every default of the OpenAPI file is of its type", () => {
  const wrong: string[] = [];
  visit(openApiDocument("http://localhost"), "", (schema, place) => {
    const types = [schema.type].flat();
    if (!("default" in schema) || schema.type === undefined) return;
    const kind = Number.isInteger(schema.default) ? "integer" : typeof schema.default;
    const fits = Array.isArray(schema.default) ? "array" : kind;
    if (!types.includes(fits) && !(fits === "integer" && types.includes("number"))) wrong.push(place);
  });
  expect(wrong).toEqual([]);
});

it("where a path may have a word or a parameter, the parameter is a UUID", () => {
  const { paths } = openApiDocument("http://localhost");
  const all = Object.keys(paths);
  const mixed = all.flatMap((path) =>
    [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) => {
      const before = path.slice(0, path.indexOf(`{${name}}`));
      return all.some((other) => other.startsWith(before) && !other.startsWith(`${before}{`))
        ? [{ path, name }]
        : [];
    }),
  );
  expect(mixed.map(({ path }) => path)).toContain("/invoices/{id}/comments");
  const formats = mixed.flatMap(({ path, name }) =>
    Object.values(paths[path] ?? {}).flatMap(({ parameters = [] }) =>
      parameters.filter((one) => one.in === "path" && one.name === name).map(({ schema }) => schema?.format),
    ),
  );
  expect(new Set(formats)).toEqual(new Set(["uuid"]));
});

type Node = Record<string, unknown>;

function visit(node: unknown, place: string, look: (schema: Node, place: string) => void): void {
  if (typeof node !== "object" || node === null) return;
  const members = node as Node;
  look(members, place);
  for (const [name, member] of Object.entries(members)) visit(member, `${place}/${name}`, look);
}
