import { expect, it } from "vitest";
import { z } from "zod";
import { numericField } from "#app/platform/forms/numeric-field.ts";
import { optionalLine, requiredLine } from "#app/platform/forms/fields.ts";
import { expectedAt, jsonSchemaOf, onlyKnown, unknownNames } from "#app/platform/mcp/json-schema.server.ts";

const number = numericField(() => "field.amount", { text: Number, number: (value) => value });

const SCHEMA = jsonSchemaOf(
  z.object({
    name: requiredLine({ max: 20 }),
    hidden: z.string(),
    kind: z.enum(["a", "b"]).optional(),
    rows: z.array(z.object({ price: number, note: optionalLine({ max: 5 }) })),
  }),
  {
    descriptions: { name: "The name", "rows[].price": "In CHF" },
    without: ["hidden"],
    optional: ["rows"],
  },
);

it("describes the rules as JSON Schema, a value that may be written in two ways by the first of them", () => {
  expect(SCHEMA).toEqual({
    type: "object",
    properties: {
      name: { type: "string", minLength: 1, maxLength: 20, description: "The name" },
      kind: { type: "string", enum: ["a", "b"] },
      rows: {
        type: "array",
        items: {
          type: "object",
          properties: {
            price: { type: "number", description: "In CHF" },
            note: { type: "string", maxLength: 5 },
          },
          required: ["price"],
          additionalProperties: false,
        },
      },
    },
    required: ["name"],
    additionalProperties: false,
  });
});

it("describes two rules together as one object", () => {
  const both = z.intersection(z.object({ id: z.string() }), z.object({ name: z.string() }));
  expect(jsonSchemaOf(both, { descriptions: { id: "The id" } })).toEqual({
    type: "object",
    properties: { id: { type: "string", description: "The id" }, name: { type: "string" } },
    required: ["id", "name"],
    additionalProperties: false,
  });
});

it("finds names that are not known, those that every object has included", () => {
  const value = JSON.parse(
    '{"name":"x","hidden":"x","toString":1,"__proto__":{"kind":"a"},"rows":[{"price":1},{"prise":1}]}',
  ) as unknown;
  expect(unknownNames(SCHEMA, value).map(({ field }) => field)).toEqual([
    ...["hidden", "toString", "__proto__", "rows[1].prise"],
  ]);
  expect(unknownNames(SCHEMA, { ["x".repeat(5000)]: 1 })[0]?.field).toHaveLength(100);
});

it("says what was expected, also where there is no such name", () => {
  expect(expectedAt(SCHEMA, "name")).toBe("string: The name");
  expect(expectedAt(SCHEMA, "kind")).toBe("one of a, b");
  expect(expectedAt(SCHEMA, "rows")).toBe("array of object with price");
  expect(expectedAt(SCHEMA, "rows[3].price")).toBe("number: In CHF");
  expect(expectedAt(SCHEMA, "rows[0].constructor")).toBe("one of: price, note");
});

it("keeps what is known of an answer, so that it can be sent back", () => {
  const answer = { name: "x", id: 1, kind: null, rows: [{ price: 1, total: 2, note: null }] };
  expect(onlyKnown(SCHEMA, answer)).toEqual({ name: "x", rows: [{ price: 1 }] });
});
