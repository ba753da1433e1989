import { z } from "zod";
import type { JsonText } from "#app/platform/database/json-column.ts";

export const textRecord = z.record(z.string(), z.string());

/** The only way JSON columns are read: values from the database are checked like values from outside. */
export function fromJson<T extends z.ZodType>(schema: T, text: JsonText): z.output<T> {
  return fromText(schema, text);
}

/** Reads JSON that is no column of its own: encrypted, or one value of a record. */
export function fromText<T extends z.ZodType>(schema: T, text: string): z.output<T> {
  return schema.parse(JSON.parse(text)) as z.output<T>;
}

/** Reads each text once, for rows that repeat long ones: those rows then share what was read, which nobody changes. */
export function readingOnce(): typeof fromJson {
  const known = new Map<z.ZodType, Map<string, unknown>>();
  return <T extends z.ZodType>(schema: T, text: JsonText): z.output<T> => {
    let texts = known.get(schema);
    if (!texts) known.set(schema, (texts = new Map()));
    if (!texts.has(text)) texts.set(text, fromJson(schema, text));
    return texts.get(text) as z.output<T>;
  };
}
