import { expect, it } from "vitest";
import { z } from "zod";
import { checkbox, addFieldError, optionalDay } from "#app/platform/forms/fields.ts";
import { ruleSchema } from "#app/platform/forms/rule-schema.ts";

it("a rule is described by what it takes, not by what it makes of it", () => {
  const ticked = checkbox().transform((value, ctx) => value || addFieldError(ctx, "field.terms"));
  const rule = z.strictObject({ day: optionalDay(), ticked, left: checkbox(), id: z.guid().nullable() });
  const box = {
    anyOf: [{ type: "boolean" }, { type: "string", enum: ["on", "true", "false", "1", "0", ""] }],
  };
  expect(ruleSchema(rule)).toEqual({
    type: "object",
    properties: {
      day: { type: "string", maxLength: 40, format: "date", default: "" },
      ticked: box,
      left: box,
      id: { type: ["string", "null"], format: "uuid" },
    },
    required: ["ticked", "id"],
    additionalProperties: false,
  });
});

it("numbers say the limits of their rule alone, words their order, and open records nothing of others", () => {
  const rule = z.looseObject({
    whole: z.number().int(),
    some: z.array(z.number().min(1)).max(3),
    code: z.string().regex(/^a$/),
    choice: z.union([z.literal("b"), z.number()]).nullable(),
    names: z.record(z.string(), z.boolean()),
  });
  expect(JSON.parse(JSON.stringify(ruleSchema(rule)))).toEqual({
    type: "object",
    properties: {
      whole: { type: "integer" },
      some: { type: "array", items: { type: "number", minimum: 1 }, maxItems: 3 },
      code: { type: "string", pattern: "^a$" },
      choice: { anyOf: [{ type: "string", enum: ["b"] }, { type: "number" }, { type: "null" }] },
      names: { type: "object", additionalProperties: { type: "boolean" } },
    },
    required: ["whole", "some", "code", "choice", "names"],
  });
});
