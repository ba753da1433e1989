import { z } from "zod";
import { MAX_LIMIT } from "#app/platform/lists/pages.ts";
import { MAX_SEARCH, MAX_SEQUENCE, type QueryParameter } from "./query-parameter.ts";

export function parameterSchema(kind: QueryParameter): z.ZodTypeAny {
  if (typeof kind === "string") return SCHEMAS[kind];
  if (!("severalOf" in kind)) return oneOf(kind);
  return z.array(oneOf(kind.severalOf)).openapi({ param: { explode: false, style: "form" } });
}

const oneOf = (words: readonly string[]) => z.enum([words[0]!, ...words.slice(1)]);

const SCHEMAS: Record<Extract<QueryParameter, string>, z.ZodTypeAny> = {
  text: z.string().min(1),
  texts: z.array(z.string().min(1)).openapi({ param: { explode: true, style: "form" } }),
  search: z.string().max(MAX_SEARCH),
  day: z.string().date(),
  instant: z.string().datetime({ offset: true }),
  amount: z.number().min(0).max(999_999_999.99),
  id: z.string().uuid(),
  ids: z
    .array(z.string().uuid())
    .max(100)
    .openapi({ param: { explode: false, style: "form" } }),
  flag: z.boolean(),
  whole: z.number().int().min(1).max(9_999_999),
  sequence: z.number().int().min(0).max(MAX_SEQUENCE),
  limit: z.number().int().min(1).max(MAX_LIMIT),
};
