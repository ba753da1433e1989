import type { Operation } from "#app/features/programs/api-info/operations/operation.ts";
import { scopeFor } from "#app/features/programs/api-info/operations/scope-for.ts";
import { TEXTS } from "./all-texts.ts";
import { describeSchema } from "./describe-schema.ts";
import { describeHeaders } from "./describe-headers.ts";
import { callsIn, type DescribedOperation, type Document, type PathItem } from "./document.ts";
import { type Listener, lookUp, nounOf } from "./lookup.ts";
import { TAGS } from "#app/features/programs/api-info/operations/operations.ts";
import type { DocumentSchema } from "./schema.ts";
import { shareSchemas } from "./share-schemas.ts";

/** Changes the document: every operation, parameter, field and header in it says what it is. */
export function describe(document: Document, onUse: Listener = () => {}): Document {
  const components = (document.components?.schemas ?? {}) as Record<string, DocumentSchema>;
  const calls = callsIn(document.paths ?? {});
  const events = callsIn((document.webhooks ?? {}) as Record<string, PathItem>);
  const bodies = [...calls, ...events].flatMap(({ operation }) => schemasOf(operation));
  shareSchemas(
    components,
    bodies.map(({ schema }) => schema),
  );
  for (const [name, schema] of Object.entries(components)) {
    schema.description ??= lookUp(TEXTS.objects, [], name, onUse);
    describeSchema(schema, [nounOf(name)], TEXTS.fields, onUse);
  }
  for (const { path, operation } of calls) describeCall(path, operation, onUse);
  for (const { operation } of events) describeParts(operation, "Event", "", onUse);
  describeHeaders(document, calls, onUse);
  const { apiKey, oauth2 } = document.components?.securitySchemes ?? {};
  if (apiKey) apiKey.description ??= API_KEY;
  if (oauth2) oauth2.description ??= OAUTH;
  document.tags = TAGS.map(({ name, text }) => ({ name, description: text }));
  return document;
}

const API_KEY =
  "An API key, made at /profile/api-keys. `rpn_live_…` acts on the business, `rpn_test_…` on a sandbox of it.";

const OAUTH =
  "OAuth 2.1 with PKCE (S256), for applications that people connect. Clients register themselves; `read` and `write` " +
  "cover all parts. An access token lasts an hour, each refresh token works once.";

function describeCall(path: string, operation: DescribedOperation, onUse: Listener): void {
  const id = operation.operationId ?? "";
  const tag = TAGS.find(({ operations }) => operations.some((known) => known.id === id));
  if (tag) operation.tags = [tag.name];
  const known = tag?.operations.find((known) => known.id === id);
  if (known) operation.description = `${known.text}\n\n${scopeText(known)}`;
  describeParts(operation, nounOf(id), path.split("/")[1] ?? "", onUse);
}

function scopeText(operation: Operation): string {
  const scope = scopeFor(operation);
  return scope ? `Scope: \`${scope}\`.` : "Any key may call it, whatever its scopes.";
}

function describeParts(operation: DescribedOperation, noun: string, segment: string, onUse: Listener): void {
  const id = operation.operationId ?? "";
  for (const parameter of operation.parameters ?? []) {
    if (!("name" in parameter) || parameter.description !== undefined) continue;
    const places = [[id], [segment]].filter(([place]) =>
      Object.hasOwn(TEXTS.parameters, `${place}.${parameter.name}`),
    );
    const text = lookUp(TEXTS.parameters, places[0] ?? [], parameter.name, onUse);
    if (text !== undefined) parameter.description = text;
  }
  for (const { schema, isAnswer } of schemasOf(operation))
    describeSchema(schema, [isAnswer ? "Answer" : noun], TEXTS.fields, onUse);
}

function schemasOf({
  requestBody,
  responses,
}: DescribedOperation): { schema: DocumentSchema; isAnswer: boolean }[] {
  const body = requestBody && "content" in requestBody ? [{ ...requestBody, isAnswer: false }] : [];
  const answers = Object.values(responses ?? {}).map((response: { content?: object }) => ({
    content: response.content ?? {},
    isAnswer: true,
  }));
  return [...body, ...answers].flatMap(({ content, isAnswer }) =>
    Object.values(content as Record<string, { schema?: DocumentSchema }>).flatMap(({ schema }) =>
      schema ? [{ schema, isAnswer }] : [],
    ),
  );
}
