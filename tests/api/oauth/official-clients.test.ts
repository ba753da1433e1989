import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import * as oidc from "openid-client";
import { expect, it } from "vitest";
import { agree, oauthServer } from "../../support/oauth/oauth-server.ts";

const CALLBACK = "http://127.0.0.1:9/callback";

it("the official MCP client registers, leads the person to the consent, uses the tools and refreshes", async () => {
  const { platform, browser, appUrl, fetchAtServer, ctx } = await oauthServer();
  const program = new Program();
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${appUrl}/mcp`), {
      authProvider: program,
      fetch: fetchAtServer,
    });
  const start = transport();
  await expect(new Client({ name: "test", version: "1" }).connect(start)).rejects.toThrow(UnauthorizedError);
  expect(program.asked?.searchParams.get("scope")).toBe("read write");
  expect(program.asked?.searchParams.get("resource")).toBe(`${appUrl}/mcp`);
  const answer = await agree(browser, program.asked!);
  await start.finishAuth(answer.searchParams);
  expect(program.saved).toMatchObject({ token_type: "Bearer", scope: "read write" });

  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport());
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain("create_client");
  await client.callTool({ name: "account_summary", arguments: {} });
  const first = program.saved?.access_token;
  platform.pass(60 * 60 * 1000);
  await client.listTools();
  expect(program.saved?.access_token).not.toBe(first);
  await client.close();
  const [connection] = await ctx.db.selectFrom("oauth_connections").selectAll().execute();
  expect(connection).toMatchObject({ name: "Test program", audience: "mcp", access: "full" });
  expect(connection?.last_used_at).not.toBeNull();
});

it("openid-client discovers, signs in with PKCE, calls, refreshes and revokes", async () => {
  const { browser, appUrl, origin, fetchAtServer } = await oauthServer();
  const config = await oidc.dynamicClientRegistration(
    new URL(appUrl),
    { redirect_uris: [CALLBACK], client_name: "Shop", token_endpoint_auth_method: "client_secret_post" },
    undefined,
    {
      algorithm: "oauth2",
      [oidc.customFetch]: (url, { method, headers, body }) =>
        fetchAtServer(url, {
          method,
          headers,
          body: body instanceof URLSearchParams ? body : String(body ?? "") || null,
        }),
      execute: [oidc.allowInsecureRequests],
    },
  );
  const verifier = oidc.randomPKCECodeVerifier();
  const expectedState = oidc.randomState();
  const authorization = oidc.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: "read write",
    resource: `${appUrl}/api/v1`,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state: expectedState,
  });
  const answer = await agree(browser, authorization);
  const tokens = await oidc.authorizationCodeGrant(config, answer, {
    pkceCodeVerifier: verifier,
    expectedState,
  });
  const status = async (token: string, path = "/api/v1/clients") =>
    (await fetch(origin + path, { headers: { Authorization: `Bearer ${token}` } })).status;
  expect(await status(tokens.access_token)).toBe(200);
  expect(await status(tokens.access_token, "/api/clients")).toBe(401);
  const next = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? "");
  expect(await status(next.access_token)).toBe(200);
  await oidc.tokenRevocation(config, next.refresh_token ?? "");
  expect(await status(next.access_token)).toBe(401);
  await expect(oidc.refreshTokenGrant(config, next.refresh_token ?? "")).rejects.toMatchObject({
    error: "invalid_grant",
  });
});

/** A program that keeps in memory what the MCP client hands it. */
class Program implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  readonly clientMetadata = {
    client_name: "Test program",
    redirect_uris: [CALLBACK],
    token_endpoint_auth_method: "none",
  };
  asked: URL | undefined;
  saved: StoredOAuthTokens | undefined;
  private discovered: OAuthDiscoveryState | undefined;
  private known: StoredOAuthClientInformation | undefined;
  private verifier = "";

  clientInformation() {
    return this.known;
  }

  saveClientInformation(known: StoredOAuthClientInformation) {
    this.known = known;
  }

  tokens() {
    return this.saved;
  }

  saveTokens(tokens: StoredOAuthTokens) {
    this.saved = tokens;
  }

  redirectToAuthorization(url: URL) {
    this.asked = url;
  }

  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.discovered = state;
  }

  discoveryState() {
    return this.discovered;
  }

  saveCodeVerifier(verifier: string) {
    this.verifier = verifier;
  }

  codeVerifier() {
    return this.verifier;
  }
}
