import { z } from "zod";

export type FieldPath = (string | number)[];

/** The fields of a JSON value that a schema would ignore, at any depth. */
export function unknownFields(schema: z.ZodTypeAny, value: unknown, path: FieldPath = []): FieldPath[] {
  const rule = innermost(schema);
  if (rule instanceof z.ZodUnion || rule instanceof z.ZodDiscriminatedUnion)
    return fewest([...(rule.options as z.ZodTypeAny[])].filter(accepts(value)), value, path);
  if (rule instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, at) => unknownFields(rule.element as z.ZodTypeAny, entry, [...path, at]));
  if (!(rule instanceof z.ZodObject) || !isRecord(value)) return [];
  const shape = rule.shape as Record<string, z.ZodTypeAny>;
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return field ? unknownFields(field, inner, [...path, name]) : [[...path, name]];
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Without defaults, transforms and the like, which take the same fields. */
function innermost(schema: z.ZodTypeAny): z.ZodTypeAny {
  if (schema instanceof z.ZodEffects) return innermost(schema.innerType() as z.ZodTypeAny);
  if (schema instanceof z.ZodDefault) return innermost(schema.removeDefault() as z.ZodTypeAny);
  if (schema instanceof z.ZodPipeline) return innermost((schema._def as { in: z.ZodTypeAny }).in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return innermost(schema.unwrap() as z.ZodTypeAny);
  return schema;
}

/** Of a union, the options that are meant for a value of this form. */
function accepts(value: unknown): (option: z.ZodTypeAny) => boolean {
  return (option) => {
    const rule = innermost(option);
    if (Array.isArray(value)) return rule instanceof z.ZodArray;
    return isRecord(value) && rule instanceof z.ZodObject;
  };
}

function fewest(options: z.ZodTypeAny[], value: unknown, path: FieldPath): FieldPath[] {
  const found = options.map((option) => unknownFields(option, value, path));
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
}
