import { z } from "zod";

export type FieldPath = (string | number)[];

/** The fields of a JSON value that a schema would ignore, at any depth. */
export function unknownFields(schema: z.ZodType, value: unknown): FieldPath[] {
  return fieldsIn(schema, value, []).flatMap(({ rule, path }) => (rule ? [] : [path]));
}

/** The same, with the names that the schema has at the place and the value has not. */
export function unknownPlaces(schema: z.ZodType, value: unknown): { path: FieldPath; others: string[] }[] {
  return fieldsIn(schema, value, []).flatMap(({ rule, path, others }) => (rule ? [] : [{ path, others }]));
}

/** Whether a schema has a field, in whichever of its alternatives. */
export function hasField(schema: z.ZodType, [step, ...rest]: FieldPath): boolean {
  if (step === undefined) return true;
  const rule = innermost(schema);
  if (rule instanceof z.ZodUnion)
    return (rule.options as z.ZodType[]).some((one) => hasField(one, [step, ...rest]));
  if (rule instanceof z.ZodArray)
    return typeof step === "number" && hasField(rule.element as z.ZodType, rest);
  if (!(rule instanceof z.ZodObject) || !Object.hasOwn(rule.shape as object, step)) return false;
  const inner = (rule.shape as Record<string, z.ZodType>)[step];
  return inner !== undefined && hasField(inner, rest);
}

/** The texts that stand where the API description says `format: date`, at any depth. */
export function dateFields(schema: z.ZodType, value: unknown): { path: FieldPath; text: string }[] {
  return fieldsIn(schema, value, []).flatMap(({ rule, path, value }) =>
    rule && typeof value === "string" && formatOf(rule) === "date" ? [{ path, text: value }] : [],
  );
}

interface FoundField {
  /** Undefined for a field that the schema does not have. */
  rule: z.ZodType | undefined;
  path: FieldPath;
  value: unknown;
  others: string[];
}

function fieldsIn(schema: z.ZodType, value: unknown, path: FieldPath): FoundField[] {
  const rule = innermost(schema);
  if (rule instanceof z.ZodUnion)
    return bestOf([...(rule.options as z.ZodType[])].filter(accepts(value)), value, path);
  if (rule instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, at) => fieldsIn(rule.element as z.ZodType, entry, [...path, at]));
  if (!(rule instanceof z.ZodObject) || !isRecord(value)) return [];
  const shape = rule.shape as Record<string, z.ZodType>;
  const left = Object.keys(shape).filter((name) => !Object.hasOwn(value, name));
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = {
      rule: Object.hasOwn(shape, name) ? shape[name] : undefined,
      path: [...path, name],
      value: inner,
      others: Object.hasOwn(shape, name) ? [] : left,
    };
    return field.rule ? [field, ...fieldsIn(field.rule, inner, field.path)] : [field];
  });
}

/** Wherever it is said: at the field, or within what makes it optional or gives it a default. */
function formatOf(schema: z.ZodType): string | undefined {
  const format = schema.meta()?.format;
  const inner = unwrapped(schema);
  return typeof format === "string" ? format : inner ? formatOf(inner) : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The schema without defaults, transforms and the like, which take the same fields. */
function innermost(schema: z.ZodType): z.ZodType {
  const inner = unwrapped(schema);
  return inner ? innermost(inner) : schema;
}

function unwrapped(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodPreprocess) return schema.out as z.ZodType;
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return schema.unwrap() as z.ZodType;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schema.unwrap() as z.ZodType;
  return null;
}

/** Of the options of a union, finds those that are meant for a value of this form. */
function accepts(value: unknown): (option: z.ZodType) => boolean {
  return (option) => {
    const rule = innermost(option);
    if (Array.isArray(value)) return rule instanceof z.ZodArray;
    return isRecord(value) && rule instanceof z.ZodObject;
  };
}

/** The option that knows most of the fields. */
function bestOf(options: z.ZodType[], value: unknown, path: FieldPath): FoundField[] {
  const unknown = (fields: FoundField[]) => fields.filter(({ rule }) => !rule).length;
  const found = options.map((option) => fieldsIn(option, value, path));
  return found.toSorted((a, b) => unknown(a) - unknown(b))[0] ?? [];
}
