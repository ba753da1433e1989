import type { z } from "zod";
import type { FieldError } from "#app/platform/errors.ts";
import { fieldPath } from "#app/platform/forms/field-path.ts";
import { ruleSchema } from "#app/platform/forms/rule-schema.ts";

export type JsonSchema = {
  type?: string;
  description?: string;
  default?: JsonValue;
  pattern?: string;
  enum?: JsonValue[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: boolean;
};

type JsonValue = string | number | boolean | null;

/** Descriptions by path, such as `items[].quantity`. */
export type Descriptions = Readonly<Record<string, string>>;

interface Wanted {
  descriptions: Descriptions;
  /** Paths that callers neither see nor may use. */
  without?: readonly string[];
  /** Required by the rules, but filled in before they are applied. */
  optional?: readonly string[];
}

/** What a model is told of the arguments. Of a value that may be written in several ways it learns the first. */
export function jsonSchemaOf(schema: z.ZodType, wanted: Wanted): JsonSchema {
  return described(ruleSchema(schema) as JsonSchema, "", wanted);
}

function described(schema: JsonSchema, path: string, wanted: Wanted): JsonSchema {
  const { properties, required, items, default: _default, ...only } = flat(schema);
  const description = wanted.descriptions[path];
  return {
    ...only,
    ...(description ? { description } : {}),
    ...(items ? { items: described(items, `${path}[]`, wanted) } : {}),
    ...(properties ? objectOf(properties, required ?? [], path, wanted) : {}),
  };
}

function flat({ anyOf, allOf, ...rest }: JsonSchema): JsonSchema {
  if (anyOf) return { ...rest, ...anyOf[0] };
  if (!allOf) return rest;
  const properties = Object.assign({}, ...allOf.map((part) => part.properties)) as JsonSchema["properties"];
  return { type: "object", properties, required: allOf.flatMap(({ required = [] }) => required) };
}

function objectOf(
  properties: Record<string, JsonSchema>,
  required: string[],
  path: string,
  wanted: Wanted,
): JsonSchema {
  const { without = [], optional = [] } = wanted;
  const inside = (name: string) => (path ? `${path}.${name}` : name);
  const shown = Object.entries(properties).filter(([name]) => !without.includes(inside(name)));
  const names = required.filter((name) => ![...without, ...optional].includes(inside(name)));
  return {
    properties: Object.fromEntries(
      shown.map(([name, schema]) => [name, described(schema, inside(name), wanted)]),
    ),
    ...(names.length ? { required: names } : {}),
    additionalProperties: false,
  };
}

/** Characters of a name that is not known. */
const LONGEST_NAME = 100;

/** Names that the schema does not have: a misspelt one must not be lost in silence. */
export function unknownNames(
  schema: JsonSchema,
  value: unknown,
  path: (string | number)[] = [],
): FieldError[] {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((entry, index) => unknownNames(items, entry, [...path, index])) : [];
  }
  const { properties } = schema;
  if (!properties || typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    Object.hasOwn(properties, name)
      ? unknownNames(properties[name]!, entry, [...path, name])
      : [{ field: fieldPath([...path, name.slice(0, LONGEST_NAME)]), code: "field.unknown" }],
  );
}

/** The same value without what the schema does not have, and without nulls. */
export function onlyKnown(schema: JsonSchema, value: unknown): unknown {
  const { properties, items } = schema;
  if (Array.isArray(value)) return items ? value.map((entry) => onlyKnown(items, entry)) : value;
  if (!properties || typeof value !== "object" || value === null) return value;
  const known = Object.entries(value).filter(
    ([name, entry]) => Object.hasOwn(properties, name) && entry !== null,
  );
  return Object.fromEntries(known.map(([name, entry]) => [name, onlyKnown(properties[name]!, entry)]));
}

/** What a wrong field should have been, in English. @param field such as `items[0].quantity` */
export function expectedAt(schema: JsonSchema, field: string): string | null {
  const steps = field
    .replaceAll(/\[\d+\]/g, ".[]")
    .split(".")
    .filter(Boolean);
  let at: JsonSchema | undefined = schema;
  let parent = schema;
  for (const step of steps) {
    if (!at) break;
    parent = at;
    at = step === "[]" ? at.items : ownProperty(at, step);
  }
  if (!at) return `one of: ${Object.keys(parent.properties ?? {}).join(", ")}`;
  return [kindOf(at), at.description].filter(Boolean).join(": ") || null;
}

function kindOf({ type, enum: values, required, items }: JsonSchema): string | undefined {
  if (values) return `one of ${values.join(", ")}`;
  if (items) return `array of ${kindOf(items) ?? "values"}`;
  return required ? `${type} with ${required.join(", ")}` : type;
}

function ownProperty({ properties }: JsonSchema, name: string): JsonSchema | undefined {
  return properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
}
