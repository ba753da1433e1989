import { z } from "zod";

export const textRecord = z.record(z.string());

/** The only way JSON columns are read: values from the database are checked like values from outside. */
export function fromJson<T extends z.ZodTypeAny>(schema: T, text: string): z.output<T> {
  return schema.parse(JSON.parse(text)) as z.output<T>;
}
