import { secretAfter } from "#app/platform/auth/access-token.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { type Grant, scopeText } from "../grant.ts";

const ACCESS_LIFE_MS = 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A connection that no program has used for so long ends. */
export const CONNECTION_LIFE_MS = 90 * DAY_MS;

/** So long after its last connection an application is forgotten. */
const CLIENT_KEPT_MS = 30 * DAY_MS;

/** RFC 6749, 5.1. */
export interface TokenAnswer {
  access_token: string;
  token_type: "Bearer";
  /** Seconds. */
  expires_in: number;
  refresh_token: string;
  scope: string;
}

interface Issue {
  connectionId: string;
  clientId: string;
  grant: Grant;
  /** The narrower grant of the access token, where less was asked for; the refresh token keeps all (RFC 6749, 6). */
  narrower?: Grant | undefined;
  /** The code or refresh token that it is given for. */
  parent: string;
}

/** Call it in the transaction that takes the code or the refresh token. */
export async function issueTokens(ctx: Context, issue: Issue): Promise<TokenAnswer> {
  const { connectionId, clientId, grant, narrower, parent } = issue;
  const answer = tokensAfter(ctx, parent, narrower ?? grant);
  const connectionEnd = ctx.now.getTime() + CONNECTION_LIFE_MS;
  const accessEnd = ctx.now.getTime() + ACCESS_LIFE_MS;
  const row = (kind: "access" | "refresh", secret: string, end: number, own?: Grant) => ({
    id: hashToken(secret),
    connection_id: connectionId,
    kind,
    access: own?.access ?? null,
    scopes: own?.scopes.join(" ") ?? null,
    parent: hashToken(parent),
    expires_at: new Date(end).toISOString(),
  });
  await ctx.db
    .insertInto("oauth_tokens")
    .values([
      row("access", answer.access_token, accessEnd, narrower),
      row("refresh", answer.refresh_token, connectionEnd),
    ])
    .execute();
  await ctx.db
    .updateTable("oauth_connections")
    .set({ expires_at: new Date(connectionEnd).toISOString() })
    .where("id", "=", connectionId)
    .execute();
  await ctx.db
    .updateTable("oauth_clients")
    .set({ expires_at: new Date(connectionEnd + CLIENT_KEPT_MS).toISOString() })
    .where("id", "=", clientId)
    .execute();
  return answer;
}

/** For the same code or refresh token the same tokens. */
export function tokensAfter(
  { platform }: Context,
  parent: string,
  grant: Grant,
  lifeMs = ACCESS_LIFE_MS,
): TokenAnswer {
  return {
    access_token: secretAfter(platform, "access", parent),
    token_type: "Bearer",
    expires_in: Math.floor(lifeMs / 1000),
    refresh_token: secretAfter(platform, "refresh", parent),
    scope: scopeText(grant),
  };
}
