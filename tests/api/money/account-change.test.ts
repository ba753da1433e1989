import { expect, it } from "vitest";
import { createApiKey, MONEY_KEY } from "#app/features/people/api-keys/api-keys.server.ts";
import { apiKeySchema } from "#app/features/people/api-keys/api-key.schema.ts";
import { rotateApiKey } from "#app/features/people/api-keys/rotate-api-key.server.ts";
import { grantAskedBy } from "#app/features/people/oauth/grant.ts";
import { MCP_SERVICE } from "#app/features/programs/mcp/mcp-service.server.ts";
import { givePermit } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { keyClient } from "../../support/api-key.ts";
import { ApiClient } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { seated, seatedVisitor } from "../../support/seats/seated.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { serve } from "../../support/server/server.ts";

const PATH = "/v1/user/profile";
const NEW = { iban: "CH5800791123000889012", companyName: "Dieb AG" };
const SCOPES = ["account:write", "money:write"];

async function start(overrides: Record<string, unknown> = {}) {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  return { platform, origin, ctx: await sendingMember(platform, overrides) };
}

/** A client whose key was made with the second proof. */
async function moneyClient(origin: string, ctx: UserContext) {
  const input = apiKeySchema.parse({ name: "Bank", access: "custom", scopes: SCOPES });
  const { apiKey, secret } = await createApiKey(ctx, input, await givePermit(ctx, MONEY_KEY));
  const api = new ApiClient(origin);
  api.token = secret;
  return { api, id: apiKey.id };
}

it("neither a full key nor a session may lead payments elsewhere, and nothing of the call is saved", async () => {
  const { ctx, origin, platform } = await start();
  const { api: key } = await keyClient(origin, ctx);
  const { api: session } = await seatedVisitor(origin, ctx, "member");
  await newEmails(platform);
  for (const [api, path] of [
    [key, PATH],
    [session, "/user/profile"],
  ] as const)
    for (const change of [NEW, { qrIban: "CH4431999123000889012" }, { ...NEW, iban: null }]) {
      const before = (await api.call("GET", path)).data;
      const refused = await api.call("PATCH", path, change);
      expect([refused.status, refused.code]).toEqual([403, "account.money_scope"]);
      expect((await api.call("GET", path)).data).toEqual(before);
    }
  const same = { iban: "CH9300762011623852957", companyName: "Muster AG" };
  expect((await key.call("PUT", PATH, same)).data).toMatchObject(same);
  expect(await newEmails(platform)).toEqual([]);
});

it("the first account of a business needs no scope, and is told", async () => {
  const { ctx, origin, platform } = await start({ iban: "" });
  const { api } = await keyClient(origin, ctx);
  await newEmails(platform);
  expect((await api.call("PATCH", PATH, { iban: NEW.iban })).status).toBe(200);
  expect(await newEmails(platform)).toHaveLength(1);
});

it("a key with money:write changes the account at once, and the owner is told", async () => {
  const { ctx, origin, platform } = await start();
  const { api } = await moneyClient(origin, ctx);
  await newEmails(platform);
  expect((await api.call("PATCH", PATH, NEW)).data).toMatchObject(NEW);
  const [mail] = await newEmails(platform);
  expect(mail?.subject).toContain("CH58 0079 1123 0008 8901 2 instead of CH93 0076 2011 6238 5295 7");
  expect(mail?.text).toContain("/not-me?token=");
});

it("a key with money:write is made with a second proof only, and not renewed", async () => {
  const { ctx, origin } = await start();
  const input = apiKeySchema.parse({ name: "Bank", access: "custom", scopes: SCOPES });
  await expect(createApiKey(ctx, input)).rejects.toMatchObject({ code: "account.money_key" });
  const expired = { code: "account.confirmation_expired" };
  await expect(createApiKey(ctx, input, "")).rejects.toMatchObject(expired);
  await expect(createApiKey(ctx, input, await givePermit(ctx, "other"))).rejects.toMatchObject(expired);
  const { ctx: mira } = await seated(ctx, "member");
  const permit = await givePermit(mira, MONEY_KEY);
  await expect(createApiKey(mira, input, permit)).rejects.toMatchObject({ code: "account.money_right" });
  const { id } = await moneyClient(origin, ctx);
  await expect(rotateApiKey(ctx, id, { overlapHours: 24 })).rejects.toMatchObject({
    code: "account.money_key",
  });
});

it("no application is given the scope, and no tool of assistants changes the profile", () => {
  expect(grantAskedBy("money:write")).toBeNull();
  expect(grantAskedBy("write money:write")).toEqual({ access: "full", scopes: [] });
  expect(grantAskedBy("clients:read money:write")).toEqual({ access: "custom", scopes: ["clients:read"] });
  expect(JSON.stringify(MCP_SERVICE.tools.map(({ name }) => name))).not.toMatch(/profile|account_change/);
});
