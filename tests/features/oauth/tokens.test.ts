import { expect, it } from "vitest";
import { purgeAccounts } from "#app/features/people/accounts/closing/purge.server.ts";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import {
  requestPasswordReset,
  resetPassword,
} from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { personData } from "#app/features/front/exports/my-data/account-data.server.ts";
import { authenticateClient, type OAuthClient } from "#app/features/people/oauth/clients.server.ts";
import {
  endConnection,
  findConnection,
  listConnections,
} from "#app/features/people/oauth/connections.server.ts";
import { registerClient } from "#app/features/people/oauth/register-client.server.ts";
import { type CodeExchange, exchangeCode } from "#app/features/people/oauth/tokens/exchange-code.server.ts";
import { refreshTokens } from "#app/features/people/oauth/tokens/refresh.server.ts";
import { revokeToken } from "#app/features/people/oauth/tokens/revoke-token.server.ts";
import { findAccessToken } from "#app/platform/auth/access-token.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay, onEachDatabase } from "../../support/databases/databases.ts";
import {
  allowedCode,
  CALLBACK,
  connected,
  exchanged,
  registered,
  VERIFIER,
} from "../../support/oauth/connecting.ts";
import { PERSON } from "../../support/person.ts";
import { newEmails, tokenIn } from "../../support/server/mailbox.ts";
import { later, member, sendingMember, testPlatform, visitor } from "../../support/platform.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const opens = async ({ platform }: UserContext, { access_token }: { access_token: string }) =>
  (await findAccessToken(platform, access_token)) !== null;

const refreshed = (ctx: UserContext, client: Parameters<typeof exchanged>[1], refreshToken: string) =>
  refreshTokens(later(ctx), client, { refreshToken, scope: "", resources: [] });

const reasons = async (ctx: UserContext) =>
  (await listConnections(later(ctx))).map(({ endedBecause }) => endedBecause);

onDatabaseOfDay((open) => {
  it("a code works once; a second use ends what it made", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const client = await registered(ctx);
    const code = await allowedCode(ctx, client);
    const tokens = await exchanged(ctx, client, code);
    expect(tokens).toMatchObject({ token_type: "Bearer", expires_in: 3600, scope: "read write" });
    expect(await findAccessToken(ctx.platform, tokens.access_token)).toMatchObject({
      businessId: ctx.businessId,
      caller: { kind: "application", name: "Claude", access: "full", audience: "all" },
    });
    await expect(exchanged(ctx, client, code)).rejects.toMatchObject({ error: "invalid_grant" });
    expect(await opens(ctx, tokens)).toBe(false);
    expect(await reasons(ctx)).toEqual(["code"]);
    await expect(refreshed(ctx, client, tokens.refresh_token)).rejects.toMatchObject({
      error: "invalid_grant",
    });
  });

  it("a code works for 60 seconds, for its client, address, verifier and resource", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const client = await registered(ctx);
    const other = await registered(ctx);
    const mcp = `${platform.env.appUrl}/mcp`;
    const code = await allowedCode(ctx, client, { resource: mcp });
    const right = { code, redirectUri: CALLBACK, verifier: VERIFIER, resources: [mcp] };
    const wrong: [OAuthClient, Partial<CodeExchange>, string][] = [
      [client, { verifier: "w".repeat(43) }, "invalid_grant"],
      [client, { verifier: "" }, "invalid_grant"],
      [client, { redirectUri: `${CALLBACK}/` }, "invalid_grant"],
      [client, { resources: [`${platform.env.appUrl}/api/v1`] }, "invalid_target"],
      [other, {}, "invalid_grant"],
    ];
    for (const [who, change, error] of wrong)
      await expect(exchangeCode(ctx, who, { ...right, ...change })).rejects.toMatchObject({ error });
    const tokens = await exchangeCode(ctx, client, right);
    expect(await findAccessToken(platform, tokens.access_token)).toMatchObject({
      caller: { audience: "mcp" },
    });
    const late = await allowedCode(ctx, client);
    platform.pass(MINUTE);
    await expect(exchanged(later(ctx), client, late)).rejects.toMatchObject({ error: "invalid_grant" });
    expect(await opens(ctx, tokens)).toBe(true);
  });

  it("an access token lasts an hour, and its connection 90 days after the last use", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { client, tokens } = await connected(ctx);
    platform.pass(60 * MINUTE - 1);
    expect(await opens(ctx, tokens)).toBe(true);
    platform.pass(1);
    expect(await opens(ctx, tokens)).toBe(false);
    platform.pass(89 * DAY);
    const next = await refreshed(ctx, client, tokens.refresh_token);
    await purgeAccounts(later(ctx));
    platform.pass(90 * DAY - 1);
    await refreshed(ctx, client, next.refresh_token);
    platform.pass(90 * DAY);
    expect(await reasons(ctx)).toEqual([null]);
    await purgeAccounts(later(ctx));
    expect(await listConnections(later(ctx))).toHaveLength(1);
    platform.pass(30 * DAY);
    await purgeAccounts(later(ctx));
    expect(await listConnections(later(ctx))).toEqual([]);
    for (const table of ["oauth_clients", "oauth_codes", "oauth_tokens"] as const)
      expect([table, await ctx.db.selectFrom(table).select("id").execute()]).toEqual([table, []]);
  });

  it("a registration that nobody uses goes after 7 days", async () => {
    const platform = testPlatform(await open());
    const ctx = visitor(platform);
    await registered(ctx);
    platform.pass(7 * DAY - 1);
    await purgeAccounts(visitor(platform));
    expect(await ctx.db.selectFrom("oauth_clients").select("id").execute()).toHaveLength(1);
    platform.pass(1);
    await purgeAccounts(visitor(platform));
    expect(await ctx.db.selectFrom("oauth_clients").select("id").execute()).toEqual([]);
  });

  it("a repeated refresh whose answer was lost gets the same answer, for a minute", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { client, tokens } = await connected(ctx);
    const first = await refreshed(ctx, client, tokens.refresh_token);
    expect(first.refresh_token).not.toBe(tokens.refresh_token);
    platform.pass(MINUTE);
    const again = await refreshed(ctx, client, tokens.refresh_token);
    expect(again).toEqual({ ...first, expires_in: 3540 });
    expect(await opens(ctx, again)).toBe(true);
    platform.pass(1);
    await expect(refreshed(ctx, client, tokens.refresh_token)).rejects.toMatchObject({
      error: "invalid_grant",
    });
    expect(await reasons(ctx)).toEqual(["copied"]);
    for (const token of [tokens, again]) expect(await opens(ctx, token)).toBe(false);
  });

  it("an old refresh token ends the connection, and says whether its successor was used", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const unused = await connected(ctx);
    await refreshed(ctx, unused.client, unused.tokens.refresh_token);
    const used = await connected(ctx);
    const second = await refreshed(ctx, used.client, used.tokens.refresh_token);
    await refreshed(ctx, used.client, second.refresh_token);
    const stolen = (from: typeof used) => refreshed(ctx, from.client, from.tokens.refresh_token);
    await expect(stolen(used)).rejects.toMatchObject({ error: "invalid_grant" });
    platform.pass(MINUTE + 1);
    await expect(stolen(unused)).rejects.toMatchObject({ error: "invalid_grant" });
    expect(await reasons(ctx)).toEqual(["copied", "unclear"]);
  });

  it("a refresh asks for no more than was allowed, and comes from the same client", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { client, tokens } = await connected(ctx, { scope: "read" });
    const other = await registered(ctx);
    const refreshToken = tokens.refresh_token;
    const ask = (scope: string, resources: string[] = [], who = client) =>
      refreshTokens(ctx, who, { refreshToken, scope, resources });
    await expect(ask("read write")).rejects.toMatchObject({ error: "invalid_scope" });
    await expect(ask("", ["https://other.example"])).rejects.toMatchObject({ error: "invalid_target" });
    await expect(ask("", [], other)).rejects.toMatchObject({ error: "invalid_grant" });
    expect(await ask("read")).toMatchObject({ scope: "read" });
  });

  it("a revoked refresh token takes the connection along, an access token goes alone (RFC 7009)", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { client, tokens } = await connected(ctx);
    const other = await registered(ctx);
    await expect(revokeToken(ctx, other, tokens.refresh_token)).rejects.toMatchObject({
      error: "unauthorized_client",
    });
    await revokeToken(ctx, client, "rpn_refresh_unknown");
    await revokeToken(ctx, client, tokens.access_token);
    expect(await opens(ctx, tokens)).toBe(false);
    const next = await refreshed(ctx, client, tokens.refresh_token);
    const [beside, third] = [await connected(ctx), await connected(ctx)];
    await revokeToken(ctx, third.client, third.tokens.access_token);
    await revokeToken(ctx, client, next.refresh_token);
    const opened = [next, beside.tokens, third.tokens].map((tokens) => opens(ctx, tokens));
    expect(await Promise.all(opened)).toEqual([false, true, false]);
    expect(await listConnections(ctx)).toHaveLength(2);
  });

  it("a person ends their own connection at once, and nobody else's", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { tokens } = await connected(ctx);
    const other = await member(platform, { email: "other@example.ch" });
    const id = (await listConnections(ctx))[0]?.id ?? "";
    await expect(endConnection(other, id)).rejects.toMatchObject({ code: "application.not_found" });
    expect(await listConnections(other)).toEqual([]);
    expect(await opens(ctx, tokens)).toBe(true);
    expect((await personData(ctx)).connectedApplications).toMatchObject([
      { name: "Claude", access: "full", audience: "all" },
    ]);
    expect(JSON.stringify(await personData(ctx))).not.toMatch(/rpn_|code_hash/);
    await connected(ctx);
    for (const one of await listConnections(ctx)) expect(await findConnection(ctx, one.id)).toEqual(one);
    expect(await endConnection(ctx, id)).toEqual({ name: "Claude" });
    expect(await opens(ctx, tokens)).toBe(false);
    expect(await listConnections(ctx)).toHaveLength(1);
  });

  it("a reset that revokes keys, and the end of the account, end connections; codes go with any", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { tokens, client } = await connected(ctx);
    const reset = async (revokeApiKeys: boolean) => {
      await requestPasswordReset(visitor(platform), PERSON.email);
      const token = tokenIn((await newEmails(platform)).at(-1));
      return resetPassword(visitor(platform), { token, password: "ein-ganz-neues-wort", revokeApiKeys });
    };
    const code = await allowedCode(ctx, client);
    expect(await reset(false)).toMatchObject({ apiKeys: "kept" });
    await expect(exchanged(ctx, client, code)).rejects.toMatchObject({ error: "invalid_grant" });
    await expect(allowedCode(ctx, client)).rejects.toMatchObject({ code: "session.required" });
    expect(await opens(ctx, tokens)).toBe(true);
    expect(await reset(true)).toMatchObject({ apiKeys: "revoked" });
    expect(await opens(ctx, tokens)).toBe(false);

    const leaving = await sendingMember(platform, { email: "leaving@example.ch" });
    const last = await connected(leaving);
    await deleteAccount(leaving, { password: PERSON.password, confirmed: true });
    expect(await opens(leaving, last.tokens)).toBe(false);
    expect(await ctx.db.selectFrom("oauth_tokens").select("id").execute()).toEqual([]);
  });

  it("a client with a secret proves itself as it registered", async () => {
    const ctx = visitor(testPlatform(await open()));
    const { client_id: clientId, client_secret: secret = "" } = await registerClient(ctx, {
      redirect_uris: [CALLBACK],
    });
    expect(secret).toMatch(/^rpn_client_/);
    const prove = (method: "none" | "client_secret_basic" | "client_secret_post", given = secret) =>
      authenticateClient(ctx, { method, clientId, secret: given });
    expect(await prove("client_secret_basic")).toMatchObject({ name: "app.example" });
    const refused = { error: "invalid_client" };
    await expect(prove("client_secret_basic", "")).rejects.toMatchObject(refused);
    await expect(prove("client_secret_post")).rejects.toMatchObject(refused);
    await expect(prove("none", "")).rejects.toMatchObject(refused);
  });

  it("nobody connects more than 20, nor without Pro", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const client = await registered(ctx);
    for (let count = 0; count < 20; count++) await exchanged(ctx, client, await allowedCode(ctx, client));
    await expect(allowedCode(ctx, client)).rejects.toMatchObject({ code: "application.too_many" });
    await ctx.db.updateTable("businesses").set({ plan: "free" }).execute();
    await expect(allowedCode(ctx, client)).rejects.toMatchObject({ code: "plan.pro_required" });
  });
});

onEachDatabase((open) => {
  it("of two exchanges of one code at a time one wins, and both lose what it made; refreshes agree", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const client = await registered(ctx);
    const code = await allowedCode(ctx, client);
    const both = await Promise.allSettled([1, 2].map(() => exchanged(ctx, client, code)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await reasons(ctx)).toEqual(["code"]);
    const { tokens, client: calm } = await connected(ctx);
    const [one, two] = await Promise.all([1, 2].map(() => refreshed(ctx, calm, tokens.refresh_token)));
    expect(one).toEqual(two);
    expect(await opens(ctx, one!)).toBe(true);
  });
});
