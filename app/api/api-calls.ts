import { type ApiModule, CALLS, type IdIn } from "#app/addresses/calls.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import {
  type AuthPolicy,
  type Call,
  type CallArgs,
  endpoint,
  SESSION_POLICY,
} from "#app/platform/http/api.server.ts";
import { ANSWERS } from "#app/features/programs/api-info/answers.ts";
import { queryProblems } from "#app/features/programs/api-info/operations/check-query.ts";
import {
  deprecationHeaders,
  deprecationsOf,
} from "#app/features/programs/api-info/deprecation/deprecation.ts";
import type { Operation } from "#app/features/programs/api-info/operations/operation.ts";
import { noteCall } from "#app/features/programs/requests/note-call.server.ts";
import { expandRecords, requireExpansions } from "#app/features/money/expanding/expand-records.server.ts";
import { expansionsIn } from "#app/features/money/expanding/expansions.ts";
import { paths } from "#app/paths.ts";
import { writeBestEffort } from "#app/platform/database/write-best-effort.server.ts";
import { WrittenList } from "#app/platform/http/api-answer.server.ts";
import { readJson } from "#app/platform/http/body/read-body.server.ts";
import type { Audience, Context, UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { countUse, type Quota } from "#app/platform/auth/rate-limit.server.ts";
import { byPattern, type Route } from "#app/platform/http/by-pattern.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { apiLimits } from "#app/features/people/api-keys/limits.ts";
import { requireScope } from "#app/features/people/api-keys/require-scope.ts";
import { scopeFor } from "#app/features/programs/api-info/operations/scope-for.ts";
import { unlessConfirmable } from "./confirming.ts";
import { coversAudience } from "#app/features/people/oauth/resources.ts";

const UNDER_V1 = /^api\/v1\//;

type Described = (method: string) => Operation | undefined;

/** On Pro, within the rate limit, for what the key opens, and only with what the call is described to take. */
const keyPolicy = (described: Described): AuthPolicy => ({
  credentials: ["api_key"],
  isStrict: true,
  answerOf: ({ method }) => recordAnswer(described(method)),
  authorize: async (ctx, { request, url }, headers) => {
    const user = await admitKey(ctx, headers, "api");
    const operation = described(request.method);
    if (!operation) throw new AppError("route.wrong_method");
    const scope = scopeFor(operation);
    if (scope) requireScope(user, scope);
    const problems = queryProblems(operation, url.searchParams);
    if (problems.length > 0) throw invalid(problems);
    await announceEnd(ctx, operation, { request, url, headers });
  },
  note: noteCall,
});

function recordAnswer(operation: Operation | undefined) {
  const { path = "", method, answers = {} } = operation ?? {};
  const isChange = method !== "post" && !/\}\/./.test(path);
  const name = answers[201] ?? (isChange ? answers[200] : undefined);
  return Object.entries(ANSWERS).find(([one]) => one === name)?.[1];
}

/** For our own pages and whoever has signed in, within a limit of each session's own. */
const limitedSessionPolicy = (described: Described): AuthPolicy => ({
  ...SESSION_POLICY,
  authorize: async (ctx, { request, url }, headers) => {
    if (!isSignedIn(ctx)) return;
    const { sessionId, platform } = ctx;
    const quota = await writeBestEffort(platform.database, () =>
      countUse(ctx, apiLimits.apiSession, sessionId),
    );
    if (quota) setRateLimitHeaders("session", quota, headers);
    if (quota?.isOver) throw new AppError(apiLimits.apiSession.code, [], quota.seconds);
    const operation = described(request.method);
    if (operation) await announceEnd(ctx, operation, { request, url, headers });
  },
});

/** What a call uses that is to go, it is told by headers, and we by the log. */
async function announceEnd(
  ctx: Context | UserContext,
  operation: Operation,
  { request, url, headers }: Pick<CallArgs, "request" | "url"> & { headers: Headers },
): Promise<void> {
  const { id, deprecated, deprecatedFields } = operation;
  if (!deprecated && !deprecatedFields) return;
  const body = operation.body && deprecatedFields ? await readJson(request.clone()) : {};
  const ending = deprecationsOf(operation, [...url.searchParams.keys(), ...Object.keys(body)]);
  const about = `${ctx.platform.env.appUrl}${paths.apiReference}#versions`;
  for (const [name, value] of Object.entries(deprecationHeaders(Object.values(ending), about)))
    headers.set(name, value);
  if (Object.keys(ending).length > 0)
    ctx.log.info({ event: "call.deprecated", operation: id, uses: Object.keys(ending) });
}

/** On Pro, within the account's rate limit, and a token only where it is for. */
export async function admitKey(
  ctx: Context | UserContext,
  headers: Headers,
  audience: Audience,
): Promise<UserContext> {
  if (!isSignedIn(ctx) || !ctx.caller || !coversAudience(ctx.caller.audience, audience))
    throw new AppError("api_key.required");
  const quota = await countUse(ctx, apiLimits.apiBusiness, ctx.businessId);
  setRateLimitHeaders("account", quota, headers);
  if (quota.isOver) throw new AppError("request.too_many", [], quota.seconds);
  await requirePro(ctx);
  return ctx;
}

interface Exceptions<Id> {
  policy?: AuthPolicy;
  /** Repeats of these change nothing by themselves. */
  repeatable?: Id[];
}

/** What the calls of a module do, below /api and /api/v1. */
export function apiCalls<Module extends ApiModule>(
  module: Module,
  handlers: Record<IdIn<Module>, Call>,
  { policy, repeatable = [] }: Exceptions<IdIn<Module>> = {},
): Route {
  const own = CALLS.filter((call) => call.module === module).map((call) => ({
    ...call,
    handler: unlessConfirmable(
      withExpansions(handlers[call.id as IdIn<Module>], call.operation),
      call.operation,
    ),
  }));
  const routes = [...Map.groupBy(own, ({ pattern }) => pattern)].map(([pattern, calls]) => {
    const described: Described = (asked) =>
      calls.find(({ method }) => method === asked.replace("HEAD", "GET").toLowerCase())?.operation;
    const methods = Object.fromEntries(calls.map(({ method, handler }) => [method.toUpperCase(), handler]));
    const policyOf = UNDER_V1.test(pattern) ? keyPolicy : limitedSessionPolicy;
    const isRepeatable = calls.some(({ id }) => repeatable.some((one) => one === id));
    return [pattern, endpoint(methods, policy ?? policyOf(described), { isRepeatable })] as const;
  });
  return byPattern(new Map(routes));
}

/** Puts whole records beside their ids, where the call is described to. */
function withExpansions(call: Call, operation: Operation | undefined): Call {
  if (!operation?.query?.expand) return call;
  return async (ctx, args) => {
    const names = expansionsIn(args.url.searchParams);
    if (names.length === 0 || !isSignedIn(ctx)) return call(ctx, args);
    requireExpansions(ctx, names);
    const answer = await call(ctx, args);
    return expandRecords(ctx, answer instanceof WrittenList ? answer.read() : answer, names);
  };
}

/** draft-ietf-httpapi-ratelimit-headers: `q`uota in `w` seconds, `r`emaining for `t` seconds. */
function setRateLimitHeaders(
  name: "account" | "session",
  { max, left, windowSeconds, seconds }: Quota,
  headers: Headers,
): void {
  headers.set("RateLimit-Policy", `"${name}";q=${max};w=${windowSeconds}`);
  headers.set("RateLimit", `"${name}";r=${left};t=${seconds}`);
}
