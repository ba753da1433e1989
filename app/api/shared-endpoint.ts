import { requirePro } from "#app/features/subscriptions/require-pro.server.ts";
import { type AuthPolicy, endpoint, type Methods, SESSION_POLICY } from "#app/platform/http/api.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { countUse, type Quota } from "#app/platform/auth/rate-limit.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { apiLimits } from "#app/features/api-keys/limits.ts";

const READING = ["GET", "HEAD"];

const API_KEY_POLICY: AuthPolicy = {
  credentials: ["api_key"],
  authorize: async (ctx, { request }, headers) => {
    const { apiKey } = await admitKey(ctx, headers);
    const isChange = !READING.includes(request.method);
    if (isChange && apiKey?.access !== "full") throw new AppError("api_key.read_only");
  },
};

/** On Pro, within the account's rate limit. */
export async function admitKey(ctx: Context | UserContext, headers: Headers): Promise<UserContext> {
  if (!isSignedIn(ctx)) throw new AppError("api_key.required");
  const quota = await countUse(ctx, apiLimits.apiBusiness, ctx.businessId);
  setRateLimitHeaders(quota, headers);
  if (quota.isOver) throw new AppError("request.too_many", [], quota.seconds);
  await requirePro(ctx);
  return ctx;
}

export function sharedEndpoint(methods: Methods, options?: Parameters<typeof endpoint>[2]) {
  // Paths are matched in any case.
  const policyOf = ({ pathname }: URL) => (/^\/api\/v1\//i.test(pathname) ? API_KEY_POLICY : SESSION_POLICY);
  return endpoint(methods, policyOf, options);
}

/** draft-ietf-httpapi-ratelimit-headers: `q`uota in `w` seconds, `r`emaining for `t` seconds. */
function setRateLimitHeaders({ max, left, windowSeconds, seconds }: Quota, headers: Headers): void {
  headers.set("RateLimit-Policy", `"account";q=${max};w=${windowSeconds}`);
  headers.set("RateLimit", `"account";r=${left};t=${seconds}`);
}
