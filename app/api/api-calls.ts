import type { ApiNoun, ApiPath } from "#app/addresses/calls.ts";
import { requirePro } from "#app/features/subscriptions/require-pro.server.ts";
import {
  type AuthPolicy,
  type CallArgs,
  endpoint,
  type Methods,
  SESSION_POLICY,
} from "#app/platform/http/api.server.ts";
import { ANSWERS } from "#app/features/api-info/answers.ts";
import { queryProblems } from "#app/features/api-info/operations/check-query.ts";
import { deprecationHeaders, deprecationsOf } from "#app/features/api-info/deprecation/deprecation.ts";
import { findOperation } from "#app/features/api-info/operations/find-operation.ts";
import type { Operation } from "#app/features/api-info/operations/operation.ts";
import { expandRecords, requireExpansions } from "#app/features/expanding/expand-records.server.ts";
import { expansionsIn } from "#app/features/expanding/expansions.ts";
import { paths } from "#app/paths.ts";
import { writeBestEffort } from "#app/platform/database/write-best-effort.server.ts";
import { WrittenList } from "#app/platform/http/api-answer.server.ts";
import { readJson } from "#app/platform/http/body/read-body.server.ts";
import type { Audience, Context, UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { countUse, type Quota } from "#app/platform/auth/rate-limit.server.ts";
import { byPattern, type Route } from "#app/platform/http/routes/by-pattern.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { apiLimits } from "#app/features/api-keys/limits.ts";
import { requireScope } from "#app/features/api-keys/require-scope.ts";
import { scopeFor } from "#app/features/api-keys/call-scopes.ts";
import { coversAudience } from "#app/features/oauth/resources.ts";

const UNDER_V1 = /^\/api\/v1(?=\/)/i;
const UNDER_API = /^\/api(?=\/)/i;

/** On Pro, within the rate limit, for what the key opens, and only with what the call is described to take. */
const API_KEY_POLICY: AuthPolicy = {
  credentials: ["api_key"],
  isStrict: true,
  answerOf: ({ method }, { pathname }) => recordAnswer(findOperation(method, pathname.replace(UNDER_V1, ""))),
  authorize: async (ctx, { request, url }, headers) => {
    const user = await admitKey(ctx, headers, "api");
    const scope = scopeFor(request.method, url.pathname);
    if (scope) requireScope(user, scope);
    const operation = findOperation(request.method, url.pathname.replace(UNDER_V1, ""));
    const problems = operation ? queryProblems(operation, url.searchParams) : [];
    if (problems.length > 0) throw invalid(problems);
    if (operation) await announceEnd(ctx, operation, { request, url, headers });
  },
};

function recordAnswer(operation: Operation | undefined) {
  const { path = "", method, answers = {} } = operation ?? {};
  const isChange = method !== "post" && !/\}\/./.test(path);
  const name = answers[201] ?? (isChange ? answers[200] : undefined);
  return Object.entries(ANSWERS).find(([one]) => one === name)?.[1];
}

/** For our own pages and whoever has signed in, within a limit of each session's own. */
const LIMITED_SESSION_POLICY: AuthPolicy = {
  ...SESSION_POLICY,
  authorize: async (ctx, { request, url }, headers) => {
    if (!isSignedIn(ctx)) return;
    const { sessionId, platform } = ctx;
    const quota = await writeBestEffort(platform.database, () =>
      countUse(ctx, apiLimits.apiSession, sessionId),
    );
    if (quota) setRateLimitHeaders("session", quota, headers);
    if (quota?.isOver) throw new AppError(apiLimits.apiSession.code, [], quota.seconds);
    const operation = findOperation(request.method, url.pathname.replace(UNDER_API, ""));
    if (operation) await announceEnd(ctx, operation, { request, url, headers });
  },
};

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

interface Exceptions<Path> {
  policyOf?: (url: URL) => AuthPolicy;
  /** Repeats of these change nothing by themselves. */
  repeatable?: Path[];
}

/** The calls of a noun by their paths below /api and /api/v1; app/addresses/calls.ts says which of the two has them. */
export function apiCalls<Noun extends ApiNoun>(
  table: Record<ApiPath<Noun>, Methods>,
  { policyOf = sessionOrKey, repeatable = [] }: Exceptions<ApiPath<Noun>> = {},
): Route {
  const isRepeatable = new Set<string>(repeatable);
  const routes = Object.entries<Methods>(table).flatMap(([path, methods]) => {
    const route = endpoint(withExpansions(path, methods), policyOf, { isRepeatable: isRepeatable.has(path) });
    return [`api/${path}`, `api/v1/${path}`].map((pattern) => [pattern, route] as const);
  });
  return byPattern(new Map(routes));
}

/** Puts whole records beside their ids, where the call is described to. */
function withExpansions(path: string, methods: Methods): Methods {
  const { GET } = methods;
  const operation = findOperation("GET", `/${path}`);
  if (!GET || !operation?.query?.expand) return methods;
  return {
    ...methods,
    GET: async (ctx, args) => {
      const names = expansionsIn(args.url.searchParams);
      if (names.length === 0 || !isSignedIn(ctx)) return GET(ctx, args);
      requireExpansions(ctx, names);
      const answer = await GET(ctx, args);
      return expandRecords(ctx, answer instanceof WrittenList ? answer.read() : answer, names);
    },
  };
}

/** Paths are matched in any case, and decoded. */
function sessionOrKey({ pathname }: URL): AuthPolicy {
  return UNDER_V1.test(decoded(pathname)) ? API_KEY_POLICY : LIMITED_SESSION_POLICY;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
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
