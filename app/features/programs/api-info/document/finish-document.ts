import type { Operation } from "#app/features/programs/api-info/operations/operation.ts";
import { HEADERS, headersOf } from "./headers.ts";
import type { DocumentSchema } from "#app/features/programs/api-info/descriptions/schema.ts";
import { requestSchema } from "./request-schema.ts";

interface Described {
  operationId: string;
  requestBody?: { content: Record<string, { schema: DocumentSchema }> };
  responses: Record<string, { headers?: object; content?: Record<string, { schema: DocumentSchema }> }>;
}

interface Document {
  paths: Record<string, Record<string, Described>>;
  webhooks?: object;
  components: { schemas: Record<string, DocumentSchema>; headers?: object };
}

const JSON_TYPE = "application/json";

/**
 * Requests as programs send them, answers to which fields may be added, and the headers of answers. The document is
 * changed in place.
 */
export function finishDocument(document: Document, operations: Operation[]): void {
  const { schemas } = document.components;
  for (const operation of operations) {
    const described = document.paths[operation.path]![operation.method]!;
    const body = described.requestBody?.content[JSON_TYPE];
    if (body)
      body.schema = requestSchema(body.schema, {
        isPatch: operation.method === "patch" || operation.isPartial === true,
        answer: isChange(operation) ? schemas[operation.answers[200] ?? ""] : undefined,
        optional: operation.optional,
        without: operation.without,
      });
    for (const [status, response] of Object.entries(described.responses))
      response.headers = referenced(
        headersOf({ method: operation.method, isVersioned: isVersioned(operation, schemas) }, Number(status)),
      );
  }
  open(document.components.schemas);
  open(document.webhooks);
  document.components.headers = HEADERS;
}

/** Whether a call changes the record that its path names, not a part of it such as its status. */
const isChange = ({ method, path }: Operation) =>
  (method === "put" || method === "patch") && !/\}\/./.test(path);

function isVersioned({ answers }: Operation, schemas: Record<string, DocumentSchema>): boolean {
  const names = Object.values(answers);
  return names.some((name) => schemas[name]?.properties?.version !== undefined);
}

function referenced(names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Answers may get more fields: whoever reads them must not refuse those. */
function open(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if ("additionalProperties" in value && value.additionalProperties === false)
    delete value.additionalProperties;
  for (const inner of Object.values(value)) open(inner);
}
