import { z } from "zod";

/** Names with a text each, as jobs, history and origins keep them. */
export const textRecord = z.record(z.string());

/** The one way JSON columns are read: what comes out of the database is checked like what comes from outside. */
export function fromJson<T extends z.ZodTypeAny>(schema: T, text: string): z.output<T> {
  return schema.parse(JSON.parse(text)) as z.output<T>;
}
