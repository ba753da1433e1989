import { RECEIPT_TYPES } from "#app/features/taxes/expenses/receipts/receipt-file.ts";
import { ANSWERS, errorAnswer, fieldMessage, problemAnswer } from "./answers.ts";
import { describe } from "./descriptions/describe.ts";
import type {
  Content,
  DescribedOperation,
  DescribedParameter,
  DescribedResponse,
  Document,
} from "./descriptions/document.ts";
import { type DocumentSchema, referenceTo } from "./descriptions/schema.ts";
import { ruleSchema } from "#app/platform/forms/rule-schema.ts";
import { JOURNAL_TYPES } from "#app/features/front/exports/journal/journal-sheet.ts";
import { EXPORT_TYPES } from "./operations/export-operations.ts";
import { markDeprecated } from "./deprecation/mark-deprecated.ts";
import { describeExpansions } from "./document/expansions.ts";
import { finishDocument } from "./document/finish-document.ts";
import { oauthScheme, oauthScopesOf } from "./document/oauth-scheme.ts";
import type { Operation } from "./operations/operation.ts";
import { OPERATIONS } from "./operations/operations.ts";
import { parameterSchema } from "./operations/parameter-schema.ts";
import eventTypes from "./descriptions/texts/event-types.json" with { type: "json" };
import { WEBHOOK_BODIES } from "./webhook-bodies.ts";

/** Possible for every call: no key, not allowed, too many. */
const ALWAYS = [401, 403, 429];

const REASONS: Record<number, string> = {
  400: "The request cannot be read",
  401: "No valid API key or access token",
  403: "Not on Pro, a key without the scope, or a limit of the plan",
  404: "Not found",
  409: "The current state, or the Idempotency-Key, does not allow it",
  410: "The confirmation is older than ten minutes",
  412: "Changed since it was read (If-Match)",
  413: "Too large",
  415: "Not of the content type that is asked for",
  422: "Some fields break a rule",
  429: "Too many requests; see Retry-After",
  416: "The range begins behind the end",
  503: "Too busy; see Retry-After",
};

/** @param operations those of /api/v1, or others in a test */
export function openApiDocument(origin: string, operations: Operation[] = OPERATIONS): Document {
  const document: Document = {
    openapi: "3.1.0",
    info: {
      title: "Rappen API",
      version: "1.1.0",
      description: DESCRIPTION,
      contact: { name: "Rappen", url: `${origin}/contact` },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${origin}/api/v1` }],
    components: {
      securitySchemes: { apiKey: API_KEY, oauth2: oauthScheme(origin) },
      schemas: componentSchemas(),
      parameters: {},
    },
    paths: {},
    webhooks: Object.fromEntries(WEBHOOK_BODIES.map((body) => [body.type, { post: webhookOf(body) }])),
  };
  for (const operation of operations)
    (document.paths[operation.path] ??= {})[operation.method] = describedOf(operation);
  finishDocument(document, operations);
  const described = describe(document);
  describeExpansions(described.components.schemas, operations);
  markDeprecated(described.paths, operations);
  return described;
}

const API_KEY = { type: "http", scheme: "bearer", bearerFormat: "rpn_live_… or rpn_test_…" };

const DESCRIPTION =
  "Invoices as Swiss QR-bills, and the clients they go to. Amounts are in CHF (EUR where `currency` says so) with at " +
  "most two decimals, dates YYYY-MM-DD, timestamps UTC.";

const EVENT_TEXTS: Record<string, string | undefined> = eventTypes;

function componentSchemas(): Record<string, DocumentSchema> {
  const rules = Object.entries({ Error: errorAnswer, Problem: problemAnswer, ...ANSWERS });
  return Object.fromEntries(rules.map(([name, rule]) => [name, ruleSchema(rule)]));
}

function webhookOf({ type, body }: (typeof WEBHOOK_BODIES)[number]): DescribedOperation {
  return {
    operationId: type,
    tags: ["Webhooks"],
    description: EVENT_TEXTS[type],
    summary: `Sent to webhooks that subscribe to ${type}`,
    security: [],
    parameters: [{ schema: text(), required: true, name: "Rappen-Signature", in: "header" }],
    requestBody: { required: true, content: { "application/json": { schema: ruleSchema(body) } } },
    responses: {
      "2XX": { description: "Accepted" },
      "4XX": { description: "As any other status: the event is sent again, with the same id" },
    },
  };
}

function describedOf(operation: Operation): DescribedOperation {
  const parameters = parametersOf(operation);
  const content = bodyOf(operation);
  return {
    operationId: operation.id,
    summary: operation.summary,
    security: [{ apiKey: [] }, { oauth2: oauthScopesOf(operation) }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: responsesOf(operation),
  };
}

const text = (more: DocumentSchema = {}): DocumentSchema => ({ type: "string", ...more });

function parametersOf({
  method,
  path,
  query = {},
  refusals,
  isConfirmable,
}: Operation): DescribedParameter[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const headers = {
    ...(method === "post" ? { "Idempotency-Key": text({ minLength: 1, maxLength: 255 }) } : {}),
    ...(refusals.includes(412) ? { "If-Match": text() } : {}),
    ...(isConfirmable ? { Confirmation: text({ minLength: 1, maxLength: 1000 }) } : {}),
    ...(path.includes("{id}") && method === "get" ? { "If-None-Match": text() } : {}),
  };
  return [
    ...names.map((name) => ({
      schema: name === "year" ? text({ pattern: "^\\d{4}$" }) : text({ format: "uuid" }),
      required: true,
      name,
      in: "path" as const,
    })),
    ...Object.entries(query).map(([name, kind]) => {
      const { schema, ...form } = parameterSchema(kind);
      return { schema: structuredClone(schema), required: false, ...form, name, in: "query" as const };
    }),
    ...Object.entries(headers).map(([name, schema]) => ({
      schema,
      required: false,
      name,
      in: "header" as const,
    })),
  ];
}

function bodyOf({ body, files }: Operation): Content | undefined {
  if (body) return { "application/json": { schema: ruleSchema(body.schema), example: body.example } };
  return files && fileContent(files);
}

function fileContent(types: readonly string[]): Content {
  const file = text({ format: "binary" });
  const form = { type: "object", properties: { file }, required: ["file"] };
  return Object.fromEntries(
    types.map((type) => [type, { schema: structuredClone(type.startsWith("multipart/") ? form : file) }]),
  );
}

function responsesOf(operation: Operation): Record<string, DescribedResponse> {
  const shown = operation.isConfirmable ? { 200: [operation.answers[200] ?? [], "Preview"].flat() } : {};
  const good = Object.entries({ ...operation.answers, ...shown }).map(([status, names]) => [
    status,
    goodAnswer(...[names].flat()),
  ]);
  const unchanged = operation.path.includes("{id}") && operation.method === "get";
  // Fields are refused where none are known, too.
  const body = operation.method === "get" ? [422] : [400, 413, 415, 422];
  // For a path that cannot be decoded.
  const path = operation.path.includes("{") ? [400] : [];
  const refused = [...new Set([...ALWAYS, ...path, ...body, ...operation.refusals])].map((status) => [
    String(status),
    {
      description: REASONS[status]!,
      content: {
        "application/json": { schema: referenceTo("Error") },
        "application/problem+json": { schema: referenceTo("Problem") },
      },
    },
  ]);
  return Object.fromEntries([
    ...good,
    ...(unchanged ? [["304", { description: "Unchanged (If-None-Match)" }]] : []),
    ...refused,
  ]) as Record<string, DescribedResponse>;
}

function goodAnswer(name = "", ...others: string[]): DescribedResponse {
  if (name === "Pdf") {
    const schema = text({ contentMediaType: "application/pdf" });
    return { description: "The PDF", content: { "application/pdf": { schema } } };
  }
  if (name === "EInvoice")
    return { description: "The XML", content: { "application/xml": { schema: text() } } };
  if (name === "Receipt") return filesAnswer(RECEIPT_TYPES, "The receipt");
  if (name === "Export") return filesAnswer(EXPORT_TYPES);
  if (name === "JournalFile")
    return filesAnswer(Object.values(JOURNAL_TYPES).map((type) => type.split(";")[0] ?? type));
  if (name === "HandoverZip") return filesAnswer(["application/zip"], "The ZIP");
  const schema = {
    type: "object",
    properties: {
      success: { type: "boolean", enum: [true] },
      data: others.length ? { anyOf: [name, ...others].map(referenceTo) } : referenceTo(name),
      warnings: { type: "array", items: ruleSchema(fieldMessage) },
    },
    required: ["success", "data"],
    additionalProperties: false,
  };
  return { description: [name, ...others].join(", or "), content: { "application/json": { schema } } };
}

function filesAnswer(types: readonly string[], description = "The file"): DescribedResponse {
  const file = types.map((type) => [
    type,
    { schema: type === "application/json" ? { type: "object" } : text() },
  ]);
  return { description, content: Object.fromEntries(file) as Content };
}
