import { z } from "zod";

/** JSON Schema as OpenAPI 3.1 has it. */
export interface RuleSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, RuleSchema>;
  required?: string[];
  items?: RuleSchema;
  anyOf?: RuleSchema[];
  oneOf?: RuleSchema[];
  allOf?: RuleSchema[];
  additionalProperties?: boolean | RuleSchema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  readOnly?: boolean;
  deprecated?: boolean;
  contentMediaType?: string;
}

const ORDER = [
  ...["type", "items", "minItems", "maxItems", "properties", "minLength", "maxLength", "format", "pattern"],
  ...["minimum", "maximum", "anyOf", "oneOf", "allOf", "enum", "default", "required"],
];

/** What a rule takes, before it is changed. zod writes types that may be null, and whole numbers, at greater length. */
export function ruleSchema(rule: z.ZodType): RuleSchema {
  const made = z.toJSONSchema(rule, {
    io: "input",
    target: "openapi-3.0",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodObject) jsonSchema.required = requiredOf(zodSchema);
    },
  });
  return written(made as ZodSchema);
}

/** A box that must be ticked may be left out by its type, but not by its rule. */
function requiredOf({ shape }: z.ZodObject): string[] | undefined {
  const names = Object.keys(shape).filter((name) => !z.safeParse(shape[name]!, undefined).success);
  return names.length > 0 ? names : undefined;
}

interface ZodSchema extends RuleSchema {
  nullable?: boolean;
  pattern?: string;
}

function written(schema: ZodSchema): RuleSchema {
  const { nullable, enum: values, type, ...rest } = schema;
  if (values?.[0] === null) return { type: "null" };
  const inner = Object.entries(rest).filter(([name, value]) => isSaid(schema, name, value));
  const entries = inner.map(([name, value]): [string, unknown] => [name, within(name, value)]);
  if (type) entries.push(["type", nullable ? [type, "null"] : type]);
  if (values) entries.push(["enum", values]);
  if (nullable && rest.anyOf) entries.push(["anyOf", [...rest.anyOf.map(written), { type: "null" }]]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => place(a) - place(b)));
}

function isSaid({ format }: ZodSchema, name: string, value: unknown): boolean {
  if (name === "pattern") return format === undefined;
  if (name === "format") return !format?.includes("_");
  if (name === "additionalProperties") return value === false || Object.keys(value as object).length > 0;
  return value !== Number.MAX_SAFE_INTEGER && value !== Number.MIN_SAFE_INTEGER;
}

function within(name: string, value: unknown): unknown {
  if (name === "properties")
    return Object.fromEntries(
      Object.entries(value as Record<string, ZodSchema>).map(([name, inner]) => [name, written(inner)]),
    );
  if (name === "anyOf" || name === "oneOf" || name === "allOf") return (value as ZodSchema[]).map(written);
  if (name === "items" || (name === "additionalProperties" && value !== false))
    return written(value as ZodSchema);
  return value;
}

function place(name: string): number {
  const at = ORDER.indexOf(name);
  return at < 0 ? ORDER.length : at;
}
