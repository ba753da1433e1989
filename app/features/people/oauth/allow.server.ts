import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { lockAccess } from "#app/platform/auth/access-version.server.ts";
import { newSecretOf } from "#app/platform/auth/access-token.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { answerUrl, type AuthorizationRequest } from "./authorization-request.server.ts";
import { countConnections } from "./connections.server.ts";
import type { Grant } from "./grant.ts";
import { oauthLimits } from "./limits.ts";

const CODE_LIFE_MS = 60_000;

const MAX_CONNECTIONS = 20;

/**
 * @returns the address that brings the application its code, which works once and for 60 s
 * @throws AppError `plan.pro_required`, `application.too_many`, `request.too_many`, and `session.required` when the
 * session was ended meanwhile
 */
export async function allow(ctx: UserContext, asked: AuthorizationRequest, grant: Grant): Promise<string> {
  await requirePro(ctx);
  await requireProvenAddress(ctx);
  await countAttempt(ctx, oauthLimits.allowApplication, ctx.user.id);
  const code = newSecretOf("code");
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await requireOwnSession(ctx);
    if ((await countConnections(ctx)) >= MAX_CONNECTIONS) throw new AppError("application.too_many");
    await ctx.db
      .insertInto("oauth_codes")
      .values({
        id: hashToken(code),
        business_id: ctx.businessId,
        user_id: ctx.user.id,
        client_id: asked.client.id,
        redirect_uri: asked.redirectUri,
        challenge: asked.challenge,
        access: grant.access,
        scopes: grant.scopes.join(" "),
        audience: asked.audience,
        expires_at: new Date(ctx.now.getTime() + CODE_LIFE_MS).toISOString(),
      })
      .execute();
    ctx.log.info({ event: "oauth.allowed", clientId: asked.client.id });
  });
  return answerUrl(ctx, asked, { code });
}

/** A reset of the password ends sessions and codes: one that comes at the same time must find this code. */
async function requireOwnSession(ctx: UserContext): Promise<void> {
  await lockAccess(ctx, ctx.user.id);
  const own = await ctx.db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", ctx.sessionId)
    .executeTakeFirst();
  if (!own) throw new AppError("session.required");
}
