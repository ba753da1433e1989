import {
  extendZodWithOpenApi,
  OpenApiGeneratorV31,
  OpenAPIRegistry,
  type ResponseConfig,
} from "@asteasolutions/zod-to-openapi";
import { z } from "zod";
import { RECEIPT_TYPES } from "#app/features/taxes/expenses/receipts/receipt-file.ts";
import { ANSWERS, errorAnswer, fieldMessage, problemAnswer } from "./answers.ts";
import { describe } from "./descriptions/describe.ts";
import type { DocumentSchema } from "./descriptions/schema.ts";
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

extendZodWithOpenApi(z);

/** Possible for every call: no key, not allowed, too many. */
const ALWAYS = [401, 403, 429];

const REASONS: Record<number, string> = {
  400: "The request cannot be read",
  401: "No valid API key or access token",
  403: "Not on Pro, a key without the scope, or a limit of the plan",
  404: "Not found",
  409: "The current state, or the Idempotency-Key, does not allow it",
  412: "Changed since it was read (If-Match)",
  413: "Too large",
  415: "Not of the content type that is asked for",
  422: "Some fields break a rule",
  429: "Too many requests; see Retry-After",
  503: "Too busy; see Retry-After",
};

/** @param operations those of /api/v1, or others in a test */
export function openApiDocument(origin: string, operations: Operation[] = OPERATIONS) {
  const registry = new OpenAPIRegistry();
  const key = registry.registerComponent("securitySchemes", "apiKey", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "rpn_live_… or rpn_test_…",
  });
  const oauth = registry.registerComponent("securitySchemes", "oauth2", oauthScheme(origin));
  const parts = {
    error: registry.register("Error", errorAnswer),
    problem: registry.register("Problem", problemAnswer),
    data: Object.fromEntries(
      Object.entries(ANSWERS).map(([name, schema]) => [name, registry.register(name, schema)]),
    ) as Record<string, z.ZodTypeAny>,
  };
  for (const operation of operations)
    registry.registerPath({
      operationId: operation.id,
      method: operation.method,
      path: operation.path,
      summary: operation.summary,
      security: [{ [key.name]: [] }, { [oauth.name]: oauthScopesOf(operation) }],
      request: requestOf(operation),
      responses: responsesOf(operation, parts),
    });
  registerWebhooks(registry);
  const document = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: "3.1.0",
    info: {
      title: "Rappen API",
      version: "1.1.0",
      description: DESCRIPTION,
      contact: { name: "Rappen", url: `${origin}/contact` },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${origin}/api/v1` }],
  });
  finishDocument(document as unknown as Parameters<typeof finishDocument>[0], operations);
  const described = describe(document);
  describeExpansions((described.components?.schemas ?? {}) as Record<string, DocumentSchema>, operations);
  markDeprecated(described.paths ?? {}, operations);
  return described;
}

const DESCRIPTION =
  "Invoices as Swiss QR-bills, and the clients they go to. Amounts are in CHF (EUR where `currency` says so) with at " +
  "most two decimals, dates YYYY-MM-DD, timestamps UTC.";

const EVENT_TEXTS: Record<string, string | undefined> = eventTypes;

function registerWebhooks(registry: OpenAPIRegistry): void {
  for (const { type, body } of WEBHOOK_BODIES)
    registry.registerWebhook({
      operationId: type,
      method: "post",
      path: type,
      tags: ["Webhooks"],
      description: EVENT_TEXTS[type],
      summary: `Sent to webhooks that subscribe to ${type}`,
      security: [],
      request: {
        headers: z.object({ "Rappen-Signature": z.string() }),
        body: { required: true, content: { "application/json": { schema: body } } },
      },
      responses: {
        "2XX": { description: "Accepted" },
        "4XX": { description: "As any other status: the event is sent again, with the same id" },
      },
    });
}

function requestOf({ method, path, query, body, files, refusals }: Operation) {
  const headers = {
    ...(method === "post" ? { "Idempotency-Key": z.string().min(1).max(255).optional() } : {}),
    ...(refusals.includes(412) ? { "If-Match": z.string().optional() } : {}),
    ...(path.includes("{id}") && method === "get" ? { "If-None-Match": z.string().optional() } : {}),
  };
  return {
    ...(path.includes("{id}") ? { params: z.object(paramsOf(path)) } : {}),
    ...(query ? { query: z.object(mapped(query)) } : {}),
    ...(Object.keys(headers).length ? { headers: z.object(headers) } : {}),
    ...(files ? { body: { required: true, content: fileContent(files) } } : {}),
    ...(body
      ? {
          body: {
            required: true,
            content: { "application/json": { schema: body.schema, example: body.example } },
          },
        }
      : {}),
  };
}

function paramsOf(path: string): Record<string, z.ZodString> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, z.string().uuid()]));
}

function fileContent(types: readonly string[]) {
  const file = z.string().openapi({ format: "binary" });
  return Object.fromEntries(
    types.map((type) => [type, { schema: type.startsWith("multipart/") ? z.object({ file }) : file }]),
  );
}

function mapped(query: NonNullable<Operation["query"]>): Record<string, z.ZodTypeAny> {
  const entries = Object.entries(query).map(
    ([name, kind]) => [name, parameterSchema(kind).optional()] as const,
  );
  return Object.fromEntries(entries);
}

interface Parts {
  error: z.ZodTypeAny;
  problem: z.ZodTypeAny;
  data: Record<string, z.ZodTypeAny>;
}

function responsesOf(operation: Operation, { error, problem, data }: Parts): Record<string, ResponseConfig> {
  const good = Object.entries(operation.answers).map(([status, name]) => [status, goodAnswer(name, data)]);
  const unchanged = operation.path.includes("{id}") && operation.method === "get";
  // Fields are refused where none are known, too.
  const body = operation.method === "get" ? [422] : [400, 413, 415, 422];
  // For a path that cannot be decoded.
  const path = operation.path.includes("{") ? [400] : [];
  const refused = [...new Set([...ALWAYS, ...path, ...body, ...operation.refusals])].map((status) => [
    String(status),
    {
      description: REASONS[status]!,
      content: { "application/json": { schema: error }, "application/problem+json": { schema: problem } },
    },
  ]);
  return Object.fromEntries([
    ...good,
    ...(unchanged ? [["304", { description: "Unchanged (If-None-Match)" }]] : []),
    ...refused,
  ]) as Record<string, ResponseConfig>;
}

function goodAnswer(name: string, data: Record<string, z.ZodTypeAny>): ResponseConfig {
  if (name === "Pdf") {
    const schema = { type: "string" as const, contentMediaType: "application/pdf" };
    return { description: "The PDF", content: { "application/pdf": { schema } } };
  }
  if (name === "EInvoice") {
    const schema = { type: "string" as const };
    return { description: "The XML", content: { "application/xml": { schema } } };
  }
  if (name === "Receipt") {
    const schema = { type: "string" as const };
    const content = Object.fromEntries(RECEIPT_TYPES.map((type) => [type, { schema }]));
    return { description: "The receipt", content };
  }
  if (name === "Export") return filesAnswer(EXPORT_TYPES);
  if (name === "JournalFile")
    return filesAnswer(Object.values(JOURNAL_TYPES).map((type) => type.split(";")[0] ?? type));
  const schema = z.strictObject({
    success: z.literal(true),
    data: data[name]!,
    warnings: z.array(fieldMessage).optional(),
  });
  return { description: name, content: { "application/json": { schema } } };
}

function filesAnswer(types: readonly string[]): ResponseConfig {
  const file = Object.fromEntries(
    types.map((type) => [
      type,
      { schema: type === "application/json" ? { type: "object" as const } : { type: "string" as const } },
    ]),
  );
  return { description: "The file", content: file };
}
