import { newSecretOf } from "#app/platform/auth/access-token.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { oauthLimits } from "./limits.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";
import { destinationOf } from "./redirect-uri.ts";
import { GRANT_TYPES, clientMetadataSchema } from "./client-metadata.schema.ts";

const UNUSED_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Anybody may register (RFC 7591); an application that nobody connects is deleted after 7 days.
 * @throws OAuthRefusal `invalid_redirect_uri`, `invalid_client_metadata`; AppError `request.too_many`
 */
export async function registerClient(ctx: Context, metadata: object) {
  await countAttempt(ctx, oauthLimits.registerApplication, ctx.clientNetwork);
  const { redirect_uris, client_name, token_endpoint_auth_method } = checked(metadata);
  const secret = token_endpoint_auth_method === "none" ? null : newSecretOf("client");
  const client_id = ctx.newId();
  const to = destinationOf(redirect_uris[0] ?? "");
  const name = client_name || (to.kind === "here" ? "localhost" : to.name);
  await ctx.db
    .insertInto("oauth_clients")
    .values({
      id: client_id,
      name,
      redirect_uris: redirect_uris.join(" "),
      auth_method: token_endpoint_auth_method,
      secret_hash: secret && hashToken(secret),
      created_at: ctx.now.toISOString(),
      expires_at: new Date(ctx.now.getTime() + UNUSED_KEPT_MS).toISOString(),
    })
    .execute();
  ctx.log.info({ event: "oauth.registered", clientId: client_id });
  return {
    client_id,
    client_id_issued_at: Math.floor(ctx.now.getTime() / 1000),
    ...(secret === null ? {} : { client_secret: secret, client_secret_expires_at: 0 }),
    client_name: name,
    redirect_uris,
    grant_types: GRANT_TYPES,
    response_types: ["code"],
    token_endpoint_auth_method,
  };
}

function checked(metadata: object) {
  const parsed = clientMetadataSchema.safeParse(metadata);
  if (parsed.success) return parsed.data;
  const [field = ""] = parsed.error.issues.map(({ path }) => String(path[0] ?? ""));
  if (field === "redirect_uris")
    throw new OAuthRefusal(
      "invalid_redirect_uri",
      "Give 1 to 10 addresses: https, http on localhost, or a scheme of an app.",
    );
  throw new OAuthRefusal("invalid_client_metadata", `${field} is not supported`);
}
