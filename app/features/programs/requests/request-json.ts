import { z } from "zod";
import { REQUEST_METHODS } from "./request-query.ts";
import type { ApiRequest, RequestPage } from "./requests.server.ts";

export const requestAnswer = z.strictObject({
  id: z.guid(),
  at: z.iso.datetime(),
  method: z.enum(REQUEST_METHODS),
  pattern: z.string(),
  path: z.string(),
  query: z.string(),
  status: z.number().int(),
  durationMs: z.number().int(),
  caller: z.strictObject({ kind: z.enum(["api_key", "application"]), id: z.string(), name: z.string() }),
  idempotencyKey: z.string().nullable(),
  requestBody: z.string().nullable(),
  responseBody: z.string().nullable(),
});

export function requestPageJson({ requests, limit, nextCursor }: RequestPage) {
  return {
    requests: requests.map(requestJson),
    limit,
    has_more: nextCursor !== null,
    next_cursor: nextCursor,
  };
}

function requestJson(row: ApiRequest) {
  return {
    id: row.id,
    at: row.created_at,
    method: row.method,
    pattern: row.pattern,
    path: row.path,
    query: row.query,
    status: row.status,
    durationMs: row.ms,
    caller: { kind: row.caller_kind, id: row.caller_id, name: row.caller_name },
    idempotencyKey: row.idempotency_key || null,
    requestBody: row.request_body,
    responseBody: row.response_body,
  };
}
