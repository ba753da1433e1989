import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { Credential } from "#app/platform/auth/authenticator.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError, type FieldError, isLostUpdate } from "#app/platform/errors.ts";
import { etagOf, etagOfBytes, isKnown, isVersioned } from "./etag.server.ts";
import { fieldErrorsOf, fieldMessages } from "#app/platform/forms/field-errors.server.ts";
import { type FileToKeep, fileResponse } from "./file-response.server.ts";
import { answerOnce } from "./idempotency.server.ts";
import { readJson } from "./body/read-body.server.ts";
import { contextOf, isSignedIn, visitorOf } from "./request-context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Drained } from "./zip-response.server.ts";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface CallArgs {
  request: Request;
  url: URL;
  params: Record<string, string | undefined>;
  drained: Drained;
}

/** For anything but `200 {success, data}`. */
export class ApiResult {
  readonly data: unknown;
  readonly status: number;
  /** Allowed, and yet possibly a mistake. */
  readonly warnings: FieldError[];

  constructor(data: unknown, status: number, warnings: FieldError[] = []) {
    this.data = data;
    this.status = status;
    this.warnings = warnings;
  }
}

export function created(data: unknown, warnings: FieldError[] = []): ApiResult {
  return new ApiResult(data, 201, warnings);
}

type Call = (ctx: Context | UserContext, args: CallArgs) => Promise<unknown>;

export type Methods = Partial<Record<Method, Call>>;

export interface AuthPolicy {
  credentials: Credential[];
  /** Throws an AppError to refuse. The headers go with every answer, refusals included. */
  authorize?(ctx: Context | UserContext, args: CallArgs, headers: Headers): Promise<void>;
}

/** For our own pages, and for whoever has signed in by /api/auth/login. */
export const SESSION_POLICY: AuthPolicy = { credentials: ["bearer", "cookie"] };

interface EndpointOptions {
  /** Repeats change nothing by themselves: an `Idempotency-Key` needs no looking up, and bodies may be large. */
  isRepeatable?: boolean;
}

/** Any other method is 405 with `Allow`. */
export function endpoint(
  methods: Methods,
  policyOf: (url: URL) => AuthPolicy = () => SESSION_POLICY,
  { isRepeatable = false }: EndpointOptions = {},
) {
  const answer = async ({ request, params, context }: Args): Promise<Response> => {
    const url = new URL(request.url);
    const policy = policyOf(url);
    const headers = new Headers();
    const args = { request, params, url, drained: context.start.drained };
    let ctx: Context | UserContext;
    try {
      ctx = await contextOf(request, context, policy.credentials);
    } catch (error) {
      return refusal(await visitorOf(request, context), error);
    }
    const response = await run(ctx, args, { methods, policy, headers, isRepeatable });
    for (const [name, value] of headers) response.headers.set(name, value);
    return response;
  };
  return {
    loader: (args: LoaderFunctionArgs) => answer(args),
    action: (args: ActionFunctionArgs) => answer(args),
  };
}

interface Endpoint extends Required<EndpointOptions> {
  methods: Methods;
  policy: AuthPolicy;
  headers: Headers;
}

async function run(
  ctx: Context | UserContext,
  args: CallArgs,
  { methods, policy, headers, isRepeatable }: Endpoint,
): Promise<Response> {
  const { method } = args.request;
  try {
    const call = methods[(method === "HEAD" ? "GET" : method) as Method];
    if (!call)
      return failure(ctx, new AppError("route.wrong_method"), { Allow: Object.keys(methods).join(", ") });
    await policy.authorize?.(ctx, args, headers);
    if (!isSignedIn(ctx)) return success(ctx, await call(ctx, args), args.request);
    if (isRepeatable) return await answer(ctx, args, call);
    return await answerOnce(ctx, args.request, (ctx, request) => answer(ctx, { ...args, request }, call));
  } catch (error) {
    return refusal(ctx, error);
  }
}

async function answer(ctx: UserContext, args: CallArgs, call: Call): Promise<Response> {
  try {
    return success(ctx, await call(ctx, args), args.request);
  } catch (error) {
    return refusal(
      ctx,
      isLostRace(error, args.request) ? new AppError("request.precondition_failed") : error,
    );
  }
}

/** A change came between the check of `If-Match` and the write. */
function isLostRace(error: unknown, request: Request): boolean {
  return request.headers.has("If-Match") && error instanceof AppError && isLostUpdate(error);
}

function refusal(ctx: Context, error: unknown): Response {
  if (error instanceof Response) return error;
  if (!(error instanceof AppError)) ctx.log.error({ event: "call.failed", err: error });
  return failure(ctx, error instanceof AppError ? error : new AppError("server.failed"));
}

export function handle(work: (ctx: UserContext, args: CallArgs) => Promise<unknown>): Call {
  return (ctx, args) => work(authorised(ctx), args);
}

/** `exists` throws when the URL names nothing, before the body is judged. */
export function handleBody<S extends z.ZodTypeAny>(
  schema: S,
  work: (ctx: UserContext, input: z.output<S>, args: CallArgs) => Promise<unknown>,
  exists?: (ctx: UserContext, args: CallArgs) => Promise<unknown>,
): Call {
  return async (ctx, args) => {
    const user = authorised(ctx);
    await exists?.(user, args);
    return work(user, await parse(schema, args.request), args);
  };
}

export function publicHandleBody<S extends z.ZodTypeAny>(
  schema: S,
  work: (ctx: Context | UserContext, input: z.output<S>, args: CallArgs) => Promise<unknown>,
): Call {
  return async (ctx, args) => work(ctx, await parse(schema, args.request), args);
}

export function publicHandle(work: (ctx: Context | UserContext, args: CallArgs) => Promise<unknown>): Call {
  return work;
}

async function parse<S extends z.ZodTypeAny>(schema: S, request: Request): Promise<z.output<S>> {
  const parsed = schema.safeParse(await readJson(request));
  if (!parsed.success) throw new AppError("input.invalid", fieldErrorsOf(parsed.error));
  return parsed.data as z.output<S>;
}

function authorised(ctx: Context | UserContext): UserContext {
  if (!isSignedIn(ctx)) throw new AppError("session.required");
  return ctx;
}

function success(ctx: Context, result: unknown, request: Request): Response {
  if (result instanceof Response) return result;
  const { data, status, warnings } = result instanceof ApiResult ? result : new ApiResult(result, 200);
  const headers = isVersioned(data) ? { ETag: etagOf(data) } : undefined;
  if (headers && request.method === "GET" && isKnown(request, headers.ETag))
    return new Response(null, { status: 304, headers });
  const told = warnings.length ? { warnings: fieldMessages(warnings, translator(ctx.locale)) } : {};
  return Response.json({ success: true, data: data ?? null, ...told }, { status, headers });
}

export function taggedFile(request: Request, file: FileToKeep & { content: Uint8Array }): Response {
  const ETag = etagOfBytes(file.content);
  if (isKnown(request, ETag)) return new Response(null, { status: 304, headers: { ETag } });
  const response = fileResponse(file);
  response.headers.set("ETag", ETag);
  return response;
}

function failure(ctx: Context, error: AppError, headers: Record<string, string> = {}): Response {
  const t = translator(ctx.locale);
  const errors = fieldMessages(error.fields, t);
  return Response.json(
    {
      success: false,
      error: t(`errors:${error.code}`, error.params),
      code: error.code,
      errors,
      requestId: ctx.requestId,
    },
    {
      status: ctx.platform.product.errorStatuses[error.code],
      headers: { ...error.headers, ...headers },
    },
  );
}
