import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { OAuthClient } from "../clients.server.ts";
import { OAuthRefusal } from "../oauth-refusal.ts";

/**
 * RFC 7009: a refresh token takes the connection along, an access token goes alone, and an unknown one needs nothing.
 * @throws OAuthRefusal `unauthorized_client` for another client's token
 */
export async function revokeToken(ctx: Context, client: OAuthClient, token: string): Promise<void> {
  const id = hashToken(token);
  const row = await ctx.db
    .selectFrom("oauth_tokens")
    .innerJoin("oauth_connections", "oauth_connections.id", "oauth_tokens.connection_id")
    .select(["oauth_tokens.kind", "oauth_tokens.connection_id", "oauth_connections.client_id"])
    .where("oauth_tokens.id", "=", id)
    .executeTakeFirst();
  if (!row) return;
  if (row.client_id !== client.id)
    throw new OAuthRefusal("unauthorized_client", "This token belongs to another client");
  if (row.kind === "refresh")
    await ctx.db.deleteFrom("oauth_connections").where("id", "=", row.connection_id).execute();
  else await ctx.db.deleteFrom("oauth_tokens").where("id", "=", id).execute();
  ctx.log.info({ event: "oauth.token_revoked", connectionId: row.connection_id, kind: row.kind });
}
