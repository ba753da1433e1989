import type { DescribedParameter } from "#app/features/programs/api-info/descriptions/document.ts";
import { MAX_LIMIT } from "#app/platform/lists/pages.ts";
import { MAX_SEARCH, MAX_SEQUENCE, type QueryParameter } from "./query-parameter.ts";

type ParameterSchema = Pick<DescribedParameter, "schema" | "explode" | "style">;

export function parameterSchema(kind: QueryParameter): ParameterSchema {
  if (typeof kind === "string") return SCHEMAS[kind];
  if (!("severalOf" in kind)) return { schema: oneOf(kind) };
  return { schema: { type: "array", items: oneOf(kind.severalOf) }, explode: false, style: "form" };
}

const oneOf = (words: readonly string[]) => ({ type: "string", enum: [...words] });

const id = { type: "string", format: "uuid" };

const SCHEMAS: Record<Extract<QueryParameter, string>, ParameterSchema> = {
  text: { schema: { type: "string", minLength: 1 } },
  texts: {
    schema: { type: "array", items: { type: "string", minLength: 1 } },
    explode: true,
    style: "form",
  },
  search: { schema: { type: "string", maxLength: MAX_SEARCH } },
  status: { schema: { type: "string", minLength: 3, maxLength: 3 } },
  day: { schema: { type: "string", format: "date" } },
  instant: { schema: { type: "string", format: "date-time" } },
  amount: { schema: { type: "number", minimum: 0, maximum: 999_999_999.99 } },
  id: { schema: id },
  ids: { schema: { type: "array", items: id, maxItems: 100 }, explode: false, style: "form" },
  flag: { schema: { type: "boolean" } },
  whole: { schema: { type: "integer", minimum: 1, maximum: 9_999_999 } },
  sequence: { schema: { type: "integer", minimum: 0, maximum: MAX_SEQUENCE } },
  limit: { schema: { type: "integer", minimum: 1, maximum: MAX_LIMIT } },
};
