import { accessOf, scopesIn } from "#app/platform/auth/api-key.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { opens, scopesOf, withoutRepeats } from "#app/features/people/api-keys/scopes.ts";
import type { OAuthClient } from "../clients.server.ts";
import { endForReason } from "../connections.server.ts";
import { type Grant, grantAskedBy, scopeText } from "../grant.ts";
import { OAuthRefusal } from "../oauth-refusal.ts";
import { audienceAskedBy, coversAudience } from "../resources.ts";
import { issueTokens, type TokenAnswer, tokensAfter } from "./issue-tokens.server.ts";
import { judgeRepeat } from "./refresh-repeat.ts";

/** For so long an exchanged refresh token is known as such. */
const REPLACED_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

interface Refresh {
  refreshToken: string;
  /** Empty for what was allowed. */
  scope: string;
  resources: string[];
}

/** Each refresh token works once. @throws OAuthRefusal `invalid_grant`, `invalid_scope`, `invalid_target` */
export async function refreshTokens(
  ctx: Context,
  client: OAuthClient,
  refresh: Refresh,
): Promise<TokenAnswer> {
  const answer = await ctx.transaction(async (ctx) => {
    const held = await lockHeld(ctx, client, refresh.refreshToken);
    if (!held) return null;
    const narrower = narrowerGrant(ctx, held, refresh);
    return held.replacedAt === null
      ? exchange(ctx, client, { held, narrower, parent: refresh.refreshToken })
      : repeat(ctx, { ...held, replacedAt: held.replacedAt }, refresh.refreshToken);
  });
  if (answer) return answer;
  throw new OAuthRefusal("invalid_grant", "The refresh token is unknown, expired or used");
}

type Held = NonNullable<Awaited<ReturnType<typeof lockHeld>>>;

/** Requests with tokens of one connection wait for each other. */
async function lockHeld(ctx: Context, client: OAuthClient, refreshToken: string) {
  const id = hashToken(refreshToken);
  const now = ctx.now.toISOString();
  const connections = ctx.db
    .selectFrom("oauth_connections")
    .innerJoin("oauth_tokens", "oauth_tokens.connection_id", "oauth_connections.id")
    .select(["oauth_connections.id", "oauth_connections.access", "oauth_connections.scopes"])
    .select("oauth_connections.audience")
    .where("oauth_tokens.id", "=", id)
    .where("oauth_tokens.kind", "=", "refresh")
    .where("oauth_tokens.expires_at", ">", now)
    .where("oauth_connections.client_id", "=", client.id)
    .where("oauth_connections.expires_at", ">", now);
  const connection = await ctx.platform.database.dialect.forUpdate(connections).executeTakeFirst();
  const token = await ctx.db
    .selectFrom("oauth_tokens")
    .select("replaced_at")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!connection || !token) return null;
  const grant = grantOf(connection.access, connection.scopes);
  const { id: connectionId, audience } = connection;
  return { id, connectionId, grant, audience, replacedAt: token.replaced_at };
}

function grantOf(access: string, scopes: string): Grant {
  return { access: accessOf(access), scopes: withoutRepeats(scopesIn(scopes)) };
}

function narrowerGrant(
  ctx: Context,
  { grant, audience }: Held,
  { scope, resources }: Refresh,
): Grant | undefined {
  const asked = scope ? grantAskedBy(scope) : grant;
  if (!asked || !scopesOf(asked).every((one) => opens(grant, one)))
    throw new OAuthRefusal("invalid_scope", "More scopes than were allowed need a new consent");
  const resource = resources.length > 0 ? audienceAskedBy(ctx.platform.env.appUrl, resources) : audience;
  if (!resource || !coversAudience(audience, resource))
    throw new OAuthRefusal("invalid_target", "resource is another one than was allowed");
  return scopeText(asked) === scopeText(grant) ? undefined : asked;
}

async function exchange(
  ctx: Context,
  client: OAuthClient,
  { held, narrower, parent }: { held: Held; narrower: Grant | undefined; parent: string },
): Promise<TokenAnswer> {
  const { id, connectionId, grant } = held;
  await ctx.db
    .updateTable("oauth_tokens")
    .set({
      replaced_at: ctx.now.toISOString(),
      expires_at: new Date(ctx.now.getTime() + REPLACED_KEPT_MS).toISOString(),
    })
    .where("id", "=", id)
    .execute();
  return issueTokens(ctx, { connectionId, clientId: client.id, grant, narrower, parent });
}

/** @returns null when it ended the connection */
async function repeat(
  ctx: Context,
  { id, connectionId, grant, replacedAt }: Held & { replacedAt: string },
  parent: string,
): Promise<TokenAnswer | null> {
  const given = await ctx.db.selectFrom("oauth_tokens").selectAll().where("parent", "=", id).execute();
  const ageMs = ctx.now.getTime() - Date.parse(replacedAt);
  const access = given.find(({ kind }) => kind === "access");
  const answer = judgeRepeat({
    ageMs,
    isUsed: given.some(({ used_at }) => used_at !== null),
    isReplaced: given.some(({ replaced_at }) => replaced_at !== null),
  });
  if (answer === "same" && access) {
    const own = access.access === null ? grant : grantOf(access.access, access.scopes ?? "");
    const same = tokensAfter(ctx, parent, own, Date.parse(access.expires_at) - ctx.now.getTime());
    if (hashToken(same.access_token) === access.id) return same;
  }
  await endForReason(ctx, connectionId, answer === "same" ? "unclear" : answer);
  return null;
}
