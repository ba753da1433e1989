import { STATUS_CODES } from "node:http";
import type { Context } from "#app/platform/context.server.ts";
import { AppError, type FieldError } from "#app/platform/errors.ts";
import { fieldMessages } from "#app/platform/forms/field-errors.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { etagOf, etagOfBytes, isKnown, isVersioned } from "./etag.server.ts";
import { type FileToKeep, fileResponse } from "./responses/file-response.server.ts";
import { jsonResponse, jsonTextResponse, TextResponse } from "./responses/text-response.server.ts";

/** For anything but `200 {success, data}`. */
export class ApiResult {
  readonly data: unknown;
  readonly status: number;
  /** Allowed, and yet possibly a mistake. */
  readonly warnings: FieldError[];
  /** Where the new record is, below /api or /api/v1. */
  readonly location: string | undefined;

  constructor(data: unknown, status: number, warnings: FieldError[] = [], location?: string) {
    this.data = data;
    this.status = status;
    this.warnings = warnings;
    this.location = location;
  }
}

/** `200 {success, data}` where `data` has a list whose entries are JSON already, and other fields. */
export class WrittenList {
  readonly text: string;

  constructor(name: string, jsonEntries: string[], fields: object) {
    const others = JSON.stringify(fields).slice(1, -1);
    this.text = `{${JSON.stringify(name)}:[${jsonEntries.join(",")}]${others && `,${others}`}}`;
  }

  read(): unknown {
    return JSON.parse(this.text);
  }
}

/** @param location of the new record, below /api or /api/v1 */
export function created(data: unknown, location: string, warnings: FieldError[] = []): ApiResult {
  return new ApiResult(data, 201, warnings, location);
}

interface Asked {
  request: Request;
  url: URL;
  isStrict: boolean;
}

export function success(ctx: Context, result: unknown, { request, url, isStrict }: Asked): Response {
  if (result instanceof Response) return result;
  if (result instanceof WrittenList) return jsonTextResponse(`{"success":true,"data":${result.text}}`);
  const { data, status, warnings, location } =
    result instanceof ApiResult ? result : new ApiResult(result, 200);
  const headers = new Headers();
  if (isVersioned(data)) headers.set("ETag", etagOf(data));
  if (request.method === "GET" && isKnown(request, headers.get("ETag")))
    return new Response(null, { status: 304, headers });
  if (location)
    headers.set("Location", `${url.pathname.startsWith("/api/v1/") ? "/api/v1" : "/api"}${location}`);
  const told = warnings.length ? { warnings: messagesOf(ctx, warnings, isStrict) } : {};
  return jsonResponse({ success: true, data: data ?? null, ...told }, { status, headers });
}

/** JSON of a call that was refused, or that failed. */
export function refusal(
  ctx: Context,
  error: unknown,
  { request, isStrict }: Asked,
): Response | Promise<Response> {
  if (error instanceof Response) return error;
  if (!(error instanceof AppError)) ctx.log.error({ event: "call.failed", err: error });
  const refused = error instanceof AppError ? error : new AppError("server.failed");
  const answer = failure(ctx, refused, challengeOf(ctx, refused, request), isStrict);
  return wantsProblem(request) ? problemOf(answer, { ctx, request }) : answer;
}

const PROBLEM = "application/problem+json";

function wantsProblem(request: Request): boolean {
  return request.headers.get("Accept")?.includes(PROBLEM) ?? false;
}

/** The same refusal as RFC 9457 has it. */
async function problemOf(
  answer: Response,
  { ctx, request }: { ctx: Context; request: Request },
): Promise<Response> {
  const {
    error,
    success: _,
    ...rest
  } = (await answer.json()) as { error: string; success: false; code: string };
  const problem = {
    type: `${ctx.platform.env.appUrl}/api/reference/errors#${rest.code}`,
    title: STATUS_CODES[answer.status],
    status: answer.status,
    detail: error,
    instance: new URL(request.url).pathname,
    ...rest,
  };
  const headers = new Headers(answer.headers);
  headers.set("Content-Type", PROBLEM);
  return new TextResponse(JSON.stringify(problem), { status: answer.status, headers });
}

export function failure(
  ctx: Context,
  error: AppError,
  headers: Record<string, string> = {},
  isStrict = false,
): Response {
  const { code, fields } = error;
  const body = {
    success: false,
    error: translator(ctx.locale)(`errors:${code}`, error.params),
    code,
    errors: messagesOf(ctx, fields, isStrict),
    ...existingIn(error),
    ...error.asked,
    requestId: ctx.requestId,
  };
  const status = ctx.platform.product.errorStatuses[code];
  return jsonResponse(body, { status, headers: new Headers({ ...error.headers, ...headers }) });
}

/** Why one part of a call that does several things was refused. */
export function refusedPart(ctx: Context, error: unknown, isStrict: boolean) {
  if (!(error instanceof AppError)) throw error;
  const { code, fields } = error;
  const reason = {
    code,
    message: translator(ctx.locale)(`errors:${code}`, error.params),
    errors: messagesOf(ctx, fields, isStrict),
    ...existingIn(error),
  };
  return { status: ctx.platform.product.errorStatuses[code], error: reason };
}

function existingIn({ existing }: AppError) {
  return existing ? { existing } : {};
}

/** RFC 9110, 11.6.1, RFC 6750, 3 and RFC 9728, 5.1: how to say who one is, or what to ask a person for. */
function challengeOf(ctx: Context, { code, scope }: AppError, request: Request): Record<string, string> {
  const isUnknown = ctx.platform.product.errorStatuses[code] === 401;
  if (!isUnknown && scope === undefined) return {};
  const wrong = request.headers.has("Authorization") ? ', error="invalid_token"' : "";
  const fault = isUnknown ? wrong : `, error="insufficient_scope", scope="${scope}"`;
  const path = /^\/(mcp|api\/v1)(?=[/.]|$)/i.exec(new URL(request.url).pathname)?.[1]?.toLowerCase();
  const metadata = `${ctx.platform.env.appUrl}/.well-known/oauth-protected-resource/${path}`;
  const signIn = path ? `, resource_metadata="${metadata}"` : "";
  return { "WWW-Authenticate": `Bearer realm="Rappen API"${fault}${signIn}` };
}

function messagesOf(ctx: Context, errors: FieldError[], isStrict: boolean) {
  return fieldMessages(errors, translator(ctx.locale), isStrict ? ["api", "errors"] : ["errors", "api"]);
}

export function taggedFile(request: Request, file: FileToKeep & { content: Uint8Array }): Response {
  const ETag = etagOfBytes(file.content);
  if (isKnown(request, ETag)) return new Response(null, { status: 304, headers: { ETag } });
  const response = fileResponse(file);
  response.headers.set("ETag", ETag);
  return response;
}
