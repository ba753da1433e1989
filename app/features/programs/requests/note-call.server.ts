import { trueNow } from "#app/platform/clock.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import type { AnsweredCall } from "#app/platform/http/api.server.ts";
import { isJson, sentBody } from "#app/platform/http/body/read-body.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { isTextResponse } from "#app/platform/http/responses/text-response.server.ts";
import { beginningOf, noteRequest } from "./request-queue.server.ts";

/** What lists the calls would be kept in itself. */
const LISTS_CALLS = "/api/v1/requests";

/** Characters. */
const MAX_ADDRESS = 500;

export function noteCall(ctx: Context | UserContext, call: AnsweredCall): void {
  if (!isSignedIn(ctx) || !ctx.caller) return;
  const { request, url, response, ms } = call;
  const pattern = `/${call.pattern.replace(/:(\w+)/g, "{$1}")}`;
  const sent = isJson(request) ? sentBody(request) : undefined;
  const text = isTextResponse(response) && pattern !== LISTS_CALLS ? response.content : "";
  noteRequest(ctx.platform, {
    id: ctx.requestId,
    business_id: ctx.businessId,
    caller_kind: ctx.caller.kind,
    caller_id: ctx.caller.id,
    caller_name: ctx.caller.name,
    method: request.method,
    pattern,
    path: url.pathname.slice(0, MAX_ADDRESS),
    query: url.search.slice(0, MAX_ADDRESS),
    status: response.status,
    ms: Math.round(ms),
    idempotency_key: request.headers.get("Idempotency-Key")?.slice(0, MAX_ADDRESS) ?? "",
    created_at: trueNow(ctx).toISOString(),
    sent: sent?.byteLength ? beginningOf(sent) : null,
    answered: text ? beginningOf(text) : null,
  });
}
