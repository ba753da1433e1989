interface Schema {
  properties?: object;
  additionalProperties?: unknown;
}

/** The API description as if no field were ever added to an answer: what is not described is found. */
export function closedDocument<T extends object>(document: T): T {
  const copy = structuredClone(document);
  close(copy);
  return copy;
}

function close(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const schema = value as Schema;
  const isSchema = "type" in value && typeof schema.properties === "object";
  if (isSchema && schema.additionalProperties === undefined) schema.additionalProperties = false;
  for (const inner of Object.values(value)) close(inner);
}
