import { expect, it } from "vitest";
import { allow } from "#app/features/people/oauth/allow.server.ts";
import {
  type AuthorizationRequest,
  readAuthorizationRequest,
} from "#app/features/people/oauth/authorization-request.server.ts";
import { serverMetadata, resourceMetadata } from "#app/features/people/oauth/metadata.ts";
import { registerClient } from "#app/features/people/oauth/register-client.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { authorizeQuery, CALLBACK, registered } from "../../support/oauth/connecting.ts";
import { member, makePro, sendingMember, testPlatform, visitor } from "../../support/platform.ts";

const OTHER = "https://app.example/other";

onDatabaseOfDay((open) => {
  it("an application without an address of its own to answer to is refused, and the person alone is told", async () => {
    const ctx = visitor(testPlatform(await open()));
    const [one, several] = [
      await registered(ctx),
      await registered(ctx, { redirect_uris: [CALLBACK, OTHER] }),
    ];
    const asked = (id: string, redirects: string[]) => {
      const query = authorizeQuery(id);
      query.delete("redirect_uri");
      for (const redirect of redirects) query.append("redirect_uri", redirect);
      return readAuthorizationRequest(ctx, query);
    };
    expect(await asked(one.id, [])).toMatchObject({ redirectUri: CALLBACK });
    expect(await asked(several.id, [OTHER])).toMatchObject({ redirectUri: OTHER });
    const unknown = { code: "oauth.redirect_unknown" };
    await expect(asked(several.id, [])).rejects.toMatchObject(unknown);
    await expect(asked(several.id, [CALLBACK, OTHER])).rejects.toMatchObject(unknown);
    await expect(asked(one.id, [CALLBACK, CALLBACK])).rejects.toMatchObject(unknown);
    await expect(asked(one.id, [OTHER])).rejects.toMatchObject(unknown);
    const twice = authorizeQuery(one.id);
    twice.append("client_id", one.id);
    const nobody = { code: "oauth.client_unknown" };
    await expect(readAuthorizationRequest(ctx, twice)).rejects.toMatchObject(nobody);
    await expect(readAuthorizationRequest(ctx, authorizeQuery("nobody"))).rejects.toMatchObject(nobody);
  });

  it("an application hears at its address what is wrong with its request, and whose answer it is", async () => {
    const platform = testPlatform(await open());
    const ctx = visitor(platform);
    const { id } = await registered(ctx, { redirect_uris: [CALLBACK, `${CALLBACK}?a=b`] });
    const told = async (fields: Record<string, string>) => answered(ctx, authorizeQuery(id, fields));
    const wrong: [Record<string, string>, string][] = [
      [{ response_type: "token" }, "unsupported_response_type"],
      [{ response_mode: "fragment" }, "invalid_request"],
      [{ prompt: "login none" }, "login_required"],
      [{ code_challenge_method: "plain" }, "invalid_request"],
      [{ code_challenge: "short" }, "invalid_request"],
      [{ scope: "admin" }, "invalid_scope"],
      [{ resource: "https://other.example" }, "invalid_target"],
    ];
    for (const [fields, error] of wrong) {
      const { searchParams } = await told(fields);
      const [state, iss] = [searchParams.get("state"), searchParams.get("iss")];
      expect([searchParams.get("error"), state, iss]).toEqual([error, "abc", platform.env.appUrl]);
    }
    const scopes = authorizeQuery(id);
    scopes.append("scope", "read");
    expect((await answered(ctx, scopes)).searchParams.get("error")).toBe("invalid_request");
    const kept = await told({ redirect_uri: `${CALLBACK}?a=b`, scope: "admin" });
    expect(kept.href.startsWith(`${CALLBACK}?a=b&error=invalid_scope`)).toBe(true);
    const stateless = authorizeQuery(id, { scope: "admin" });
    stateless.delete("state");
    expect((await answered(ctx, stateless)).searchParams.has("state")).toBe(false);
    const fine = { response_mode: "query", prompt: "consent", scope: "" };
    expect(await readAuthorizationRequest(ctx, authorizeQuery(id, fine))).toMatchObject({
      grant: { access: "read_only" },
      audience: "all",
      state: "abc",
    });
  });

  it("what fails within the product is no refusal of the request", async () => {
    const ctx = visitor(testPlatform(await open()));
    const { id } = await registered(ctx);
    const query = authorizeQuery(id);
    query.getAll = (name) => {
      if (name === "resource") throw new Error("broken");
      return URLSearchParams.prototype.getAll.call(query, name);
    };
    await expect(readAuthorizationRequest(ctx, query)).rejects.toThrow("broken");
  });

  it("nobody agrees before they proved their address, after signing out or once the business is closed", async () => {
    const platform = testPlatform(await open());
    const unproven = await member(platform, { email: "new@example.ch" });
    await makePro(unproven);
    const asked = await requestOf(unproven);
    await expect(allow(unproven, asked, asked.grant)).rejects.toMatchObject({
      code: "account.email_not_verified",
    });
    const ctx = await sendingMember(platform);
    const gone = { ...ctx, sessionId: ctx.newId() };
    await expect(allow(gone, asked, asked.grant)).rejects.toMatchObject({ code: "session.required" });
    await closeBusiness(ctx);
    await expect(allow(ctx, asked, asked.grant)).rejects.toMatchObject({ code: "session.required" });
    expect(await ctx.db.selectFrom("oauth_codes").select("id").execute()).toEqual([]);
  });

  it("a person agrees to sixty requests an hour at most", async () => {
    const ctx = await sendingMember(testPlatform(await open(), { RATE_LIMIT_FACTOR: "0.05" }));
    const asked = await requestOf(ctx);
    for (let count = 0; count < 3; count++) await allow(ctx, asked, asked.grant);
    await expect(allow(ctx, asked, asked.grant)).rejects.toMatchObject({ code: "request.too_many" });
  });

  it("a registration answers when it was made, in seconds, and by which name the application goes", async () => {
    const ctx = visitor(testPlatform(await open()));
    const made = async (metadata: object) => registerClient(ctx, { redirect_uris: [CALLBACK], ...metadata });
    expect(await made({ client_name: "Claude" })).toMatchObject({
      client_id_issued_at: Date.parse("2026-11-21T12:00:00Z") / 1000,
      client_secret_expires_at: 0,
      client_name: "Claude",
    });
    const secretless = await made({ token_endpoint_auth_method: "none" });
    expect([secretless.client_name, "client_secret" in secretless]).toEqual(["app.example", false]);
    expect(await made({ redirect_uris: ["http://127.0.0.1:8123/cb"] })).toMatchObject({
      client_name: "localhost",
    });
  });
});

it("says under its own address where to ask, register and read about it (RFC 8414, RFC 9728)", () => {
  const own = "https://rappen.example";
  expect(serverMetadata(own)).toMatchObject({
    issuer: own,
    authorization_endpoint: `${own}/oauth/authorize`,
    token_endpoint: `${own}/oauth/token`,
    registration_endpoint: `${own}/oauth/register`,
    revocation_endpoint: `${own}/oauth/revoke`,
    service_documentation: `${own}/api`,
  });
  const resource = { resource_documentation: `${own}/api`, authorization_servers: [own] };
  expect(resourceMetadata(own, "mcp")).toMatchObject({ ...resource, resource_name: "Rappen MCP" });
  expect(resourceMetadata(own, "api")).toMatchObject({ ...resource, resource_name: "Rappen API" });
});

async function requestOf(ctx: Context): Promise<AuthorizationRequest> {
  const { id } = await registered(ctx);
  const asked = await readAuthorizationRequest(ctx, authorizeQuery(id));
  if ("refusedTo" in asked) throw new Error(asked.refusedTo);
  return asked;
}

async function answered(ctx: Context, query: URLSearchParams): Promise<URL> {
  const asked = await readAuthorizationRequest(ctx, query);
  if (!("refusedTo" in asked)) throw new Error("it was not refused");
  return new URL(asked.refusedTo);
}
