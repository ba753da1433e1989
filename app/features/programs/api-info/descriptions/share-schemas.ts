import { referenceTo, type DocumentSchema } from "./schema.ts";

/** Puts a reference wherever a schema repeats a component: the document is a third as long, and names what it means. */
export function shareSchemas(
  components: Record<string, DocumentSchema>,
  others: Iterable<DocumentSchema>,
): void {
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(components))
    if (schema.properties ?? schema.anyOf) names.set(JSON.stringify(schema), name);
  const shared = (schema: DocumentSchema): DocumentSchema => {
    const name = names.get(JSON.stringify(schema));
    return name === undefined ? within(schema) : referenceTo(name);
  };
  const within = (schema: DocumentSchema): DocumentSchema => {
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      schema.properties![name] = shared(part);
    if (schema.items) schema.items = shared(schema.items);
    for (const kind of ["anyOf", "oneOf", "allOf"] as const)
      if (schema[kind]) schema[kind] = schema[kind].map(shared);
    if (typeof schema.additionalProperties === "object")
      schema.additionalProperties = shared(schema.additionalProperties);
    return schema;
  };
  for (const schema of Object.values(components)) within(schema);
  for (const schema of others) within(schema);
}
