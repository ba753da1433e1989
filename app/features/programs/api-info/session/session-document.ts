import { extendZodWithOpenApi, OpenApiGeneratorV31, OpenAPIRegistry } from "@asteasolutions/zod-to-openapi";
import { z } from "zod";
import { TEXTS } from "#app/features/programs/api-info/descriptions/all-texts.ts";
import { describeSchema } from "#app/features/programs/api-info/descriptions/describe-schema.ts";
import type { Listener, Texts } from "#app/features/programs/api-info/descriptions/lookup.ts";
import type { DocumentSchema } from "#app/features/programs/api-info/descriptions/schema.ts";
import texts from "#app/features/programs/api-info/descriptions/texts/session-fields.json" with { type: "json" };
import { SESSION_OPERATIONS } from "./session-tags.ts";

extendZodWithOpenApi(z);

export const SESSION_TEXTS: Texts = texts;

export function sessionBodies(onUse: Listener = () => {}): Map<string, DocumentSchema> {
  const registry = new OpenAPIRegistry();
  for (const { id, body } of SESSION_OPERATIONS) if (body) registry.register(id, body.schema);
  const { components } = new OpenApiGeneratorV31(registry.definitions).generateComponents();
  const schemas = Object.entries((components?.schemas ?? {}) as Record<string, DocumentSchema>);
  for (const [id, schema] of schemas) {
    describeSchema(schema, [id], SESSION_TEXTS, onUse);
    describeSchema(schema, [id], TEXTS.fields, () => {});
  }
  return new Map(schemas);
}
