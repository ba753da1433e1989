import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { Credential } from "#app/platform/auth/authenticator.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError, type FieldError, isLostUpdate } from "#app/platform/errors.ts";
import { detectLocale, requestedLocale } from "#app/platform/i18n/detect-locale.server.ts";
import { failure, refusal, success } from "./api-answer.server.ts";
import { answerOnce } from "./idempotency.server.ts";
import { isJson, jsonIn, readBody, readJson, VISITOR_CAPS } from "./body/read-body.server.ts";
import { inputOf, patchedInput } from "./body/body-input.server.ts";
import { contextOf, isSignedIn, requireRight, visitorOf } from "./request-context.server.ts";
import type { Drained } from "./responses/zip-response.server.ts";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface CallArgs {
  request: Request;
  url: URL;
  params: Record<string, string | undefined>;
  id: string;
  drained: Drained;
  /** What a call does not understand is refused, not ignored. */
  isStrict: boolean;
  answer?: z.ZodType | undefined;
}

export type Call = (ctx: Context | UserContext, args: CallArgs) => Promise<unknown>;

export type Methods = Partial<Record<Method, Call>>;

export interface AuthPolicy {
  credentials: Credential[];
  /** For programs: unknown fields are errors, and messages are in English unless `Accept-Language` asks otherwise. */
  isStrict?: boolean;
  answerOf?(request: Request): z.ZodType | undefined;
  /** Throws an AppError to refuse. The headers go with every answer, refusals included. */
  authorize?(ctx: Context | UserContext, args: CallArgs, headers: Headers): Promise<void>;
  /** Hears of each answer. */
  note?(ctx: Context | UserContext, call: AnsweredCall): void;
}

export interface AnsweredCall {
  request: Request;
  url: URL;
  /** The pattern of the route, as in app/routes.ts. */
  pattern: string;
  response: Response;
  ms: number;
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
  policy: AuthPolicy = SESSION_POLICY,
  { isRepeatable = false }: EndpointOptions = {},
) {
  const answer = async ({ request, params, context }: Args): Promise<Response> => {
    const began = performance.now();
    const url = new URL(request.url);
    const headers = new Headers();
    const { isStrict = false } = policy;
    const { drained } = context.start;
    const answerSchema = policy.answerOf?.(request);
    const args = { request, params, id: params.id ?? "", url, drained, isStrict, answer: answerSchema };
    const localeOf = isStrict ? requestedLocale : detectLocale;
    let ctx: Context | UserContext;
    try {
      ctx = await contextOf(request, context, policy.credentials, localeOf);
    } catch (error) {
      return refusal(await visitorOf(request, context, localeOf), error, args);
    }
    const admit = () => requireRight(ctx, context, request.method);
    const response = await run(ctx, args, { methods, policy, admit, headers, isRepeatable });
    for (const [name, value] of headers) response.headers.set(name, value);
    const { pattern } = context;
    policy.note?.(ctx, { request, url, pattern, response, ms: performance.now() - began });
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
  /** Throws where the role may not. */
  admit: () => void;
  headers: Headers;
}

async function run(
  ctx: Context | UserContext,
  args: CallArgs,
  { methods, policy, admit, headers, isRepeatable }: Endpoint,
): Promise<Response> {
  const { method } = args.request;
  try {
    const call = methods[(method === "HEAD" ? "GET" : method) as Method];
    if (!call)
      return failure(ctx, new AppError("route.wrong_method"), { Allow: Object.keys(methods).join(", ") });
    await policy.authorize?.(ctx, args, headers);
    admit();
    if (!isSignedIn(ctx)) return success(ctx, await call(ctx, args), args);
    if (isRepeatable) return await answer(ctx, args, call);
    return await answerOnce(ctx, args.request, (ctx, request) => answer(ctx, { ...args, request }, call));
  } catch (error) {
    return refusal(ctx, error, args);
  }
}

async function answer(ctx: UserContext, args: CallArgs, call: Call): Promise<Response> {
  try {
    return success(ctx, await call(ctx, args), args);
  } catch (error) {
    const refused = isLostRace(error, args.request) ? new AppError("request.precondition_failed") : error;
    return refusal(ctx, refused, args);
  }
}

/** A change came between the check of `If-Match` and the write. */
function isLostRace(error: unknown, request: Request): boolean {
  return request.headers.has("If-Match") && error instanceof AppError && isLostUpdate(error);
}

/**
 * A call that takes no fields.
 * @param exists throws when the URL names nothing, before anything else is judged
 */
export function handle(
  work: (ctx: UserContext, args: CallArgs) => Promise<unknown>,
  exists?: (ctx: UserContext, args: CallArgs) => Promise<unknown>,
): Call {
  return async (ctx, args) => {
    const user = authorised(ctx);
    const { request, isStrict } = args;
    if (!isStrict || READING.includes(request.method) || !isJson(request)) return work(user, args);
    const body = await readBody(request);
    await exists?.(user, args);
    if (body.length > 0) inputOf(NOTHING, jsonIn(body), { isStrict });
    return work(user, args);
  };
}

const READING = ["GET", "HEAD"];

const NOTHING = z.object({});

interface BodyOptions {
  /** Throws when the URL names nothing, before the body is judged. */
  exists?: (ctx: UserContext, args: CallArgs) => Promise<unknown>;
  /** The record that is changed as GET answers it: what nobody can set may be sent back as it is. */
  current?: (ctx: UserContext, args: CallArgs) => Promise<object>;
  check?: (json: object, current: object | undefined) => FieldError[];
  /** What only the business knows to be wrong. */
  judge?: (ctx: UserContext, json: object) => Promise<FieldError[]>;
  /** Adds what follows from the fields that were sent. */
  complete?: (ctx: UserContext, json: object) => Promise<object>;
  /** Null stays null, as parts of the body are checked later, each by itself. */
  keepsNulls?: boolean;
  maxFields?: number;
}

export function handleBody<S extends z.ZodType>(
  schema: S,
  work: (ctx: UserContext, input: z.output<S>, args: CallArgs) => Promise<unknown>,
  { exists, current, check, judge, complete, keepsNulls = false, maxFields }: BodyOptions = {},
): Call {
  return async (ctx, args) => {
    const user = authorised(ctx);
    await exists?.(user, args);
    const record = await current?.(user, args);
    const json = await readJson(args.request, maxFields === undefined ? {} : { maxFields });
    const whole = complete ? await complete(user, json) : json;
    const known = await judge?.(user, whole);
    return work(user, inputOf(schema, whole, { ...args, current: record, check, known, keepsNulls }), args);
  };
}

export function publicHandleBody<S extends z.ZodType>(
  schema: S,
  work: (ctx: Context | UserContext, input: z.output<S>, args: CallArgs) => Promise<unknown>,
): Call {
  return async (ctx, args) => {
    const json = await readJson(args.request, isSignedIn(ctx) ? {} : VISITOR_CAPS);
    return work(ctx, inputOf(schema, json, args), args);
  };
}

export function publicHandle(work: (ctx: Context | UserContext, args: CallArgs) => Promise<unknown>): Call {
  return work;
}

export interface PatchOptions extends Pick<BodyOptions, "check" | "complete"> {
  /** The record without what follows from other fields. */
  before?: (record: object, patch: object) => object;
}

/**
 * PATCH (RFC 7396): what is not sent stays, null clears.
 * @param read the record as GET answers it; throws when there is none
 */
export function handlePatch<S extends z.ZodType>(
  schema: S,
  read: (ctx: UserContext, args: CallArgs) => Promise<object>,
  work: (ctx: UserContext, input: z.output<S>, args: CallArgs) => Promise<unknown>,
  { check, complete, before = (record) => record }: PatchOptions = {},
): Call {
  return async (ctx, args) => {
    const user = authorised(ctx);
    const current = await read(user, args);
    const json = await readJson(args.request);
    const patch = complete ? await complete(user, json) : json;
    const record = before(current, patch);
    return work(user, patchedInput(schema, { record, patch }, { ...args, current, check }), args);
  };
}

/** One of two ways to take a PATCH, chosen by the names of the fields that are sent. */
export function handleEither(
  isFirst: (json: object) => boolean,
  first: { PATCH: Call },
  other: { PATCH: Call },
): { PATCH: Call } {
  return {
    PATCH: async (ctx, args) => {
      authorised(ctx);
      const json = await readJson(args.request.clone());
      return (isFirst(json) ? first : other).PATCH(ctx, args);
    },
  };
}

function authorised(ctx: Context | UserContext): UserContext {
  if (!isSignedIn(ctx)) throw new AppError("session.required");
  return ctx;
}
