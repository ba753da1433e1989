import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { accessOf, scopesIn } from "#app/platform/auth/api-key.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { OAuthCodesTable } from "#app/platform/database/schema/api.ts";
import { withoutRepeats } from "#app/features/people/api-keys/scopes.ts";
import type { OAuthClient } from "../clients.server.ts";
import { endForReason } from "../connections.server.ts";
import { OAuthRefusal } from "../oauth-refusal.ts";
import { audienceAskedBy, coversAudience } from "../resources.ts";
import { CONNECTION_LIFE_MS, issueTokens, type TokenAnswer } from "./issue-tokens.server.ts";

export interface CodeExchange {
  code: string;
  /** OAuth 2.1 no longer asks for it; sent, it must be the one of the request. */
  redirectUri: string | null;
  verifier: string;
  resources: string[];
}

const VERIFIER = /^[\w.~-]{43,128}$/;

/** A second use of a code ends what the first one made. @throws OAuthRefusal `invalid_grant`, `invalid_target` */
export async function exchangeCode(
  ctx: Context,
  client: OAuthClient,
  exchange: CodeExchange,
): Promise<TokenAnswer> {
  const id = hashToken(exchange.code);
  const answer = await ctx.transaction(async (ctx) => {
    const code = await ctx.db
      .deleteFrom("oauth_codes")
      .where("id", "=", id)
      .where("client_id", "=", client.id)
      .returningAll()
      .executeTakeFirst();
    return code ? connect(ctx, client, { exchange, code }) : null;
  });
  if (answer) return answer;
  await endMadeBy(ctx, client, id);
  throw new OAuthRefusal("invalid_grant", "The code is unknown, expired or used");
}

async function connect(
  ctx: Context,
  client: OAuthClient,
  { exchange, code }: { exchange: CodeExchange; code: Selectable<OAuthCodesTable> },
): Promise<TokenAnswer> {
  const audience = checkedAudience(ctx, exchange, code);
  const access = accessOf(code.access);
  const grant = { access, scopes: withoutRepeats(scopesIn(code.scopes)) };
  const connectionId = ctx.newId();
  const { business_id, user_id, client_id, scopes } = code;
  await ctx.db
    .insertInto("oauth_connections")
    .values({
      business_id,
      user_id,
      client_id,
      access,
      scopes,
      audience,
      id: connectionId,
      name: client.name,
      code_hash: code.id,
      created_at: ctx.now.toISOString(),
      last_used_at: null,
      expires_at: new Date(ctx.now.getTime() + CONNECTION_LIFE_MS).toISOString(),
    })
    .execute();
  await noticeChange(ctx, user_id, { kind: "application_connected" }, { application: client.name });
  ctx.log.info({ event: "oauth.connected", connectionId, clientId: client.id });
  return issueTokens(ctx, { connectionId, clientId: client.id, grant, parent: exchange.code });
}

function checkedAudience(
  ctx: Context,
  { redirectUri, verifier, resources }: CodeExchange,
  code: Selectable<OAuthCodesTable>,
) {
  if (code.expires_at <= ctx.now.toISOString())
    throw new OAuthRefusal("invalid_grant", "The code is unknown, expired or used");
  if (redirectUri !== null && redirectUri !== code.redirect_uri)
    throw new OAuthRefusal("invalid_grant", "redirect_uri is another one than in the request");
  if (!VERIFIER.test(verifier) || challengeOf(verifier) !== code.challenge)
    throw new OAuthRefusal("invalid_grant", "code_verifier does not fit the code_challenge");
  const granted = code.audience;
  const asked = resources.length > 0 ? audienceAskedBy(ctx.platform.env.appUrl, resources) : granted;
  if (!asked || !coversAudience(granted, asked))
    throw new OAuthRefusal("invalid_target", "resource is another one than in the request");
  return asked;
}

/** RFC 7636, 4.6. */
function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

async function endMadeBy(ctx: Context, client: OAuthClient, codeHash: string): Promise<void> {
  const made = await ctx.db
    .selectFrom("oauth_connections")
    .select("id")
    .where("code_hash", "=", codeHash)
    .where("client_id", "=", client.id)
    .executeTakeFirst();
  if (made) await ctx.transaction((ctx) => endForReason(ctx, made.id, "code"));
}
