import { expect, it } from "vitest";
import { describedApi, openApiFile } from "#app/features/programs/api-info/described-api.ts";

type Json = Record<string, unknown>;

interface File {
  paths: Json;
  webhooks: Json;
  components: { schemas: Json };
}

const ORIGIN = "http://localhost:3000";

it("the file that programs load says the same as the description, with each part once", () => {
  const file = JSON.parse(openApiFile(ORIGIN)) as File;
  const whole = JSON.parse(JSON.stringify(describedApi(ORIGIN))) as File;
  const known = Object.keys(whole.components.schemas);
  const inPlace = (value: unknown) => resolved(value, file, known);
  expect(inPlace(file.paths)).toEqual(whole.paths);
  expect(inPlace(file.webhooks)).toEqual(whole.webhooks);
  for (const name of known)
    expect(inPlace(file.components.schemas[name])).toEqual(whole.components.schemas[name]);
  expect(openApiFile(ORIGIN).length).toBeLessThan(JSON.stringify(whole).length / 2);
});

it("what stands in a path in brackets is described as one of its parameters", () => {
  const { paths } = describedApi(ORIGIN);
  for (const [path, item] of Object.entries(paths))
    for (const operation of Object.values(item)) {
      const named = (operation.parameters ?? []).filter(({ in: place }) => place === "path");
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([path, named.map(({ name }) => name)]).toEqual([path, wanted]);
    }
});

it("each event has a component of its own", () => {
  const { components } = JSON.parse(openApiFile(ORIGIN)) as File;
  expect(components.schemas).toHaveProperty("InvoiceSentEvent");
  expect(components.schemas.Event).toMatchObject({
    anyOf: expect.arrayContaining([{ $ref: "#/components/schemas/InvoiceSentEvent" }]) as unknown[],
  });
});

/** The value with what is shared in its place; what the description itself refers to stays. */
function resolved(value: unknown, file: File, known: string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, file, known));
  if (typeof value !== "object" || value === null) return value;
  if ("$ref" in value && typeof value.$ref === "string") {
    const steps = value.$ref.slice(2).split("/");
    const isOfBoth = steps[1] === "schemas" && known.includes(steps[2] ?? "");
    if (isOfBoth || !["schemas", "responses"].includes(steps[1] ?? "")) return value;
    const target = steps.reduce<unknown>((at, step) => Reflect.get(at as object, step), file);
    return resolved(target, file, known);
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one, file, known)]));
}
