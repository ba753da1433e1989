import { TEXTS } from "#app/features/programs/api-info/descriptions/all-texts.ts";
import { describeSchema } from "#app/features/programs/api-info/descriptions/describe-schema.ts";
import type { Listener, Texts } from "#app/features/programs/api-info/descriptions/lookup.ts";
import type { DocumentSchema } from "#app/features/programs/api-info/descriptions/schema.ts";
import texts from "#app/features/programs/api-info/descriptions/texts/session-fields.json" with { type: "json" };
import { ruleSchema } from "#app/platform/forms/rule-schema.ts";
import { SESSION_OPERATIONS } from "./session-tags.ts";

export const SESSION_TEXTS: Texts = texts;

export function sessionBodies(onUse: Listener = () => {}): Map<string, DocumentSchema> {
  const schemas = SESSION_OPERATIONS.flatMap(({ id, body }): [string, DocumentSchema][] =>
    body ? [[id, ruleSchema(body.schema)]] : [],
  );
  for (const [id, schema] of schemas) {
    describeSchema(schema, [id], SESSION_TEXTS, onUse);
    describeSchema(schema, [id], TEXTS.fields, () => {});
  }
  return new Map(schemas);
}
