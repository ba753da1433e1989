import { isLocalTrial, publicUrlProblem } from "#app/platform/http/outside/public-url.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { readPublicJson } from "#app/platform/http/outside/read-public-json.server.ts";
import { describedClientSchema } from "./client-metadata.schema.ts";
import { findOAuthClient, type OAuthClient } from "./clients.server.ts";
import { oauthLimits } from "./limits.ts";

const GOOD_FOR_MS = 60 * 60 * 1000;

const UNUSED_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const LIMITS = { cap: 10_000, timeoutMs: 5_000 };

/**
 * A client whose id is the address of a document about it (draft-ietf-oauth-client-id-metadata-document).
 * @throws AppError `oauth.client_unread`, `request.too_many`
 */
export async function readDescribedClient(ctx: Context, id: string): Promise<OAuthClient> {
  const known = await findOAuthClient(ctx, id);
  if (known && ctx.now.getTime() - Date.parse(known.madeAt) < GOOD_FOR_MS) return known;
  await countAttempt(ctx, oauthLimits.readApplication, ctx.clientNetwork);
  const { client_name, redirect_uris } = await documentAt(ctx, id);
  const row = {
    name: client_name || new URL(id).host,
    redirect_uris: redirect_uris.join(" "),
    created_at: ctx.now.toISOString(),
  };
  const expires_at = new Date(ctx.now.getTime() + UNUSED_KEPT_MS).toISOString();
  await ctx.db
    .insertInto("oauth_clients")
    .values({ ...row, id, auth_method: "none", secret_hash: null, expires_at })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ eb, ref }) => ({
        ...row,
        expires_at: eb
          .case()
          .when("oauth_clients.expires_at", ">", expires_at)
          .then(ref("oauth_clients.expires_at"))
          .else(expires_at)
          .end(),
      })),
    )
    .execute();
  const { name, created_at } = row;
  return { id, name, redirectUris: redirect_uris, authMethod: "none", secretHash: null, madeAt: created_at };
}

async function documentAt(ctx: Context, id: string) {
  const url = new URL(id);
  try {
    const problem = publicUrlProblem(ctx, url);
    if (problem) throw new Error(problem);
    const json = await readPublicJson({ url, ...LIMITS, allowsLoopback: isLocalTrial(ctx, url) });
    return describedClientSchema(id).parse(json);
  } catch (cause) {
    ctx.log.info({ event: "oauth.client_unread", clientId: id, err: cause });
    throw new AppError("oauth.client_unread", [], undefined, { params: { host: url.host }, cause });
  }
}
