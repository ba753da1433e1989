import { expect, it } from "vitest";
import { Browser } from "../../support/client.ts";
import {
  authorizeQuery,
  CALLBACK,
  connected,
  exchanged,
  registered,
} from "../../support/oauth/connecting.ts";
import { oauthServer } from "../../support/oauth/oauth-server.ts";

const address = (id: string, fields: Record<string, string> = {}) =>
  `/oauth/authorize?${authorizeQuery(id, fields).toString()}`;

it("the consent names application, host and rights, and that the name is its own", async () => {
  const { browser, ctx } = await oauthServer();
  const { id } = await registered(ctx, { client_name: "<b>Claude</b>" });
  const answer = await browser.get(address(id));
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain("“&lt;b&gt;Claude&lt;/b&gt;” asks for access to the data of Anna Muster.");
  expect(page).toContain("The application chose this name itself");
  expect(page).toContain("<strong>app.example</strong>");
  expect(page.match(/name="allow\.\w+"/g)).toEqual(['name="allow.read"', 'name="allow.write"']);
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/form-action 'self' https:$/);
  const refused = /href="(https:\/\/app\.example[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(Object.fromEntries(new URL(refused).searchParams)).toMatchObject({
    error: "access_denied",
    state: "abc",
    iss: ctx.platform.env.appUrl,
  });
  const parts = await (await browser.get(address(id, { scope: "invoices:write clients:read" }))).text();
  expect(parts).toContain("Invoices and credit notes: read and write");
  expect(parts).toContain("Clients: read");
});

it("a visitor signs in first and comes back to the same question", async () => {
  const { origin, ctx } = await oauthServer();
  const { id } = await registered(ctx);
  const visitor = new Browser(origin);
  for (const answer of [await visitor.get(address(id)), await visitor.post(address(id), {})]) {
    const to = new URL(answer.headers.get("Location") ?? "", origin);
    expect([answer.status > 300, to.pathname]).toEqual([true, "/login"]);
    expect(to.searchParams.get("redirectTo")).toBe(address(id));
  }
});

it("allows what was ticked, and sends the code with state and issuer", async () => {
  const { browser, ctx } = await oauthServer();
  const client = await registered(ctx);
  const nothing = await browser.post(address(client.id), {});
  expect(nothing.status).toBe(422);
  expect(await nothing.text()).toContain("Choose at least one.");
  const answer = await browser.post(address(client.id), { "allow.read": "on" });
  const to = new URL(answer.headers.get("Location") ?? "");
  expect([answer.status, to.origin + to.pathname]).toEqual([303, CALLBACK]);
  expect(to.searchParams.get("state")).toBe("abc");
  expect(to.searchParams.get("iss")).toBe(ctx.platform.env.appUrl);
  expect(await exchanged(ctx, client, to.searchParams.get("code") ?? "")).toMatchObject({ scope: "read" });
});

it("an unknown client or address is told to the person, anything else to the application", async () => {
  const { browser, ctx } = await oauthServer();
  const { id } = await registered(ctx);
  for (const url of [
    address("00000000-0000-7000-8000-000000000000"),
    address(id, { redirect_uri: `${CALLBACK}/other` }),
    `${address(id)}&redirect_uri=https%3A%2F%2Fevil.example`,
    `${address(id)}&client_id=${id}`,
  ]) {
    const { status, headers } = await browser.get(url);
    expect([url, status, headers.get("Location")]).toEqual([url, 400, null]);
    expect((await browser.post(url, { "allow.read": "on" })).headers.get("Location")).toBeNull();
  }
  const told = async (fields: Record<string, string>) => {
    const to = new URL((await browser.get(address(id, fields))).headers.get("Location") ?? "");
    return [to.host, to.searchParams.get("error"), to.searchParams.get("state")];
  };
  expect(await told({ response_type: "token" })).toEqual(["app.example", "unsupported_response_type", "abc"]);
  const challenges: Record<string, string>[] = [
    { code_challenge: "" },
    { code_challenge_method: "plain" },
    { code_challenge: "x".repeat(42) },
    { response_mode: "fragment" },
  ];
  for (const wrong of challenges)
    expect(await told(wrong)).toEqual(["app.example", "invalid_request", "abc"]);
  expect(await told({ scope: "admin" })).toEqual(["app.example", "invalid_scope", "abc"]);
  expect(await told({ resource: "https://x.example" })).toEqual(["app.example", "invalid_target", "abc"]);
  expect(await told({ prompt: "none" })).toEqual(["app.example", "login_required", "abc"]);
});

it("the profile lists what is connected, and ends it at once", async () => {
  const { browser, ctx, origin } = await oauthServer();
  const { tokens, client } = await connected(ctx);
  const status = async () => {
    const headers = { Authorization: `Bearer ${tokens.access_token}` };
    return (await fetch(`${origin}/api/v1/clients`, { headers })).status;
  };
  expect(await status()).toBe(200);
  const list = await (await browser.get("/profile/applications")).text();
  expect(list).toContain("Claude");
  expect(list).toContain("Everything: read and write");
  const end = /\/profile\/applications\/[\da-f-]+\/end/.exec(list)?.[0] ?? "";
  expect(await (await browser.get(end)).text()).toContain("“Claude” loses access to your data at once.");
  expect((await browser.post(end, {})).headers.get("Location")).toBe("/profile/applications");
  expect(await status()).toBe(401);
  expect((await browser.post(end, {})).status).toBe(404);
  await ctx.db.updateTable("businesses").set({ plan: "free" }).execute();
  expect(await (await browser.get(address(client.id))).text()).not.toContain("Allow access");
  expect((await browser.post(address(client.id), { "allow.read": "on" })).status).toBe(403);
});
