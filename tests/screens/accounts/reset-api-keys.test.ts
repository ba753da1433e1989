import { expect, it } from "vitest";
import { changePassword } from "#app/features/people/accounts/sign-in/change-password.server.ts";
import { keyClient } from "../../support/api-key.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { newEmails, tokenIn } from "../../support/server/mailbox.ts";
import { pageOf } from "../../support/read/page.ts";
import { PERSON } from "../../support/person.ts";
import { member, sendingMember, testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

const NEW = "quer-durch-genf";
const KEPT = "Your API keys and connected applications keep their access.";
const REVOKED = /All your API keys (are|were) revoked, and all connections of applications have ended\./;

it("a reset leaves API keys valid and says so, on the page and in the e-mail", async () => {
  const { browser, platform, key, token } = await start();
  const form = await pageOf(browser.get(`/reset-password?token=${token}`));
  expect(form.html).toMatch(/<input type="checkbox"[^>]*name="revokeApiKeys"/);
  const done = await pageOf(browser.post("/reset-password", { token, password: NEW, confirmPassword: NEW }));
  expect(done.text).toContain(KEPT);
  expect((await newEmails(platform))[0]?.text).toContain(KEPT);
  expect((await key.call("GET", "/v1/clients")).status).toBe(200);
});

it("a reset revokes every API key where that was asked for, and says so", async () => {
  const { browser, platform, key, token } = await start();
  const fields = { token, password: NEW, confirmPassword: NEW, revokeApiKeys: "on" };
  expect((await pageOf(browser.post("/reset-password", fields))).text).toMatch(REVOKED);
  expect((await newEmails(platform))[0]?.text).toMatch(REVOKED);
  expect((await key.call("GET", "/v1/clients")).status).toBe(401);
});

it("the API's reset revokes keys by revokeApiKeys, those of this person only", async () => {
  const { browser, platform, key, token } = await start();
  const other = await keyClient(browser.origin, await sendingMember(platform, { email: "beat@example.ch" }));
  const api = new ApiClient(browser.origin);
  const body = { token, password: NEW, revokeApiKeys: true };
  expect(await api.call("POST", "/auth/reset-password", body)).toMatchObject({
    status: 200,
    data: { passwordReset: true, apiKeys: "revoked" },
  });
  expect((await key.call("GET", "/v1/clients")).status).toBe(401);
  expect((await other.api.call("GET", "/v1/clients")).status).toBe(200);
});

it("says nothing of API keys to who has none, and with a link that is no good revokes none", async () => {
  const { browser, key } = await start();
  const bad = { token: "made-up", password: NEW, revokeApiKeys: true };
  const api = new ApiClient(browser.origin);
  expect((await api.call("POST", "/auth/reset-password", bad)).code).toBe("account.link_invalid");
  expect((await key.call("GET", "/v1/clients")).status).toBe(200);

  const platform = testPlatform(await freshSqlite());
  const ctx = await member(platform);
  await newEmails(platform);
  await changePassword(ctx, { password: PERSON.password, newPassword: NEW });
  expect((await newEmails(platform))[0]?.text.replaceAll(/https?:\S+/g, "")).not.toContain("API");
});

it("the e-mail about a changed password says that API keys remain valid", async () => {
  const { platform, ctx } = await start();
  await changePassword(ctx, { password: PERSON.password, newPassword: NEW });
  expect((await newEmails(platform))[0]?.text).toContain(KEPT);
});

/** Somebody with an API key and a reset link, and a browser of nobody. */
async function start() {
  const platform = testPlatform(await freshSqlite());
  const browser = new Browser(await serve(platform));
  const ctx = await sendingMember(platform);
  const { api: key } = await keyClient(browser.origin, ctx);
  await newEmails(platform);
  await browser.post("/forgot-password", { email: PERSON.email });
  const token = tokenIn((await newEmails(platform))[0]);
  return { platform, browser, ctx, key, token };
}
