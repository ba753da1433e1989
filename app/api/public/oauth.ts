import type { OAuthPath } from "#app/addresses/oauth.ts";
import { serverMetadata, resourceMetadata } from "#app/features/people/oauth/metadata.ts";
import { OAuthRefusal } from "#app/features/people/oauth/oauth-refusal.ts";
import { registerClient } from "#app/features/people/oauth/register-client.server.ts";
import { exchangeCode } from "#app/features/people/oauth/tokens/exchange-code.server.ts";
import { refreshTokens } from "#app/features/people/oauth/tokens/refresh.server.ts";
import { revokeToken } from "#app/features/people/oauth/tokens/revoke-token.server.ts";
import type { Audience } from "#app/platform/context.server.ts";
import { endpoint, type Methods, publicHandle } from "#app/platform/http/api.server.ts";
import { readJson, VISITOR_CAPS } from "#app/platform/http/body/read-body.server.ts";
import { byPattern } from "#app/platform/http/by-pattern.server.ts";
import { byClient, oauthAnswer } from "./oauth-answer.ts";

const CALLS: Record<OAuthPath, Methods> = {
  ".well-known/oauth-authorization-server": {
    GET: publicHandle((ctx) => Promise.resolve(Response.json(serverMetadata(ctx.platform.env.appUrl)))),
  },
  ".well-known/oauth-protected-resource": aboutResource("all"),
  ".well-known/oauth-protected-resource/mcp": aboutResource("mcp"),
  ".well-known/oauth-protected-resource/api/v1": aboutResource("api"),
  "oauth/register": {
    POST: publicHandle((ctx, { request }) =>
      oauthAnswer(ctx, request, async () => {
        const metadata = await readJson(request, VISITOR_CAPS);
        return Response.json(await registerClient(ctx, metadata), { status: 201 });
      }),
    ),
  },
  "oauth/token": {
    POST: publicHandle((ctx, { request }) =>
      oauthAnswer(ctx, request, async () => {
        const { client, fields } = await byClient(ctx, request);
        const resources = fields.getAll("resource");
        const grantType = fields.get("grant_type");
        if (grantType === "refresh_token") {
          const refreshToken = required(fields, "refresh_token");
          const scope = fields.get("scope") ?? "";
          return Response.json(await refreshTokens(ctx, client, { refreshToken, scope, resources }));
        }
        if (grantType !== "authorization_code")
          throw new OAuthRefusal("unsupported_grant_type", "authorization_code or refresh_token");
        const code = required(fields, "code");
        const verifier = required(fields, "code_verifier");
        const redirectUri = fields.get("redirect_uri");
        return Response.json(await exchangeCode(ctx, client, { code, verifier, redirectUri, resources }));
      }),
    ),
  },
  "oauth/revoke": {
    POST: publicHandle((ctx, { request }) =>
      oauthAnswer(ctx, request, async () => {
        const { client, fields } = await byClient(ctx, request);
        await revokeToken(ctx, client, required(fields, "token"));
        return new Response(null, { status: 200 });
      }),
    ),
  },
};

function aboutResource(audience: Audience): Methods {
  return {
    GET: publicHandle((ctx) =>
      Promise.resolve(Response.json(resourceMetadata(ctx.platform.env.appUrl, audience))),
    ),
  };
}

function required(fields: URLSearchParams, name: string): string {
  const value = fields.get(name);
  if (value) return value;
  throw new OAuthRefusal("invalid_request", `${name} is missing`);
}

/** No cookie and no bearer token counts here. */
const routes = Object.entries(CALLS).map(
  ([pattern, methods]) => [pattern, endpoint(methods, { credentials: [] })] as const,
);

const route = byPattern(new Map(routes));

export const loader = route.loader;
export const action = route.action;
