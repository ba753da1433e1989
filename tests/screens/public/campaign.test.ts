import { expect, it } from "vitest";
import { REGISTRATION, visit } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";

const AD = "/pricing?utm_source=search&utm_campaign=autumn&other=x";

async function accept(browser: Browser, redirectTo = "/") {
  await browser.post("/cookie-settings/accept-all", { redirectTo });
}

async function registered({ browser, platform }: Awaited<ReturnType<typeof visit>>): Promise<unknown> {
  await browser.post("/register", REGISTRATION);
  const { origin } = await platform.database.db
    .selectFrom("users")
    .select("origin")
    .executeTakeFirstOrThrow();
  return JSON.parse(origin);
}

const CAMPAIGN = { sessionId: "", utm_source: "search", utm_campaign: "autumn" };

it("an advertisement is remembered for 30 days once one agrees, and noted at registration", async () => {
  const visited = await visit();
  await accept(visited.browser);
  const answer = await visited.browser.get(AD);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("campaign="));
  expect(cookie).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  expect(await registered(visited)).toEqual(CAMPAIGN);
});

it("also when one agrees on the very page it led to", async () => {
  const visited = await visit();
  await visited.browser.get(AD);
  await accept(visited.browser, AD);
  expect(await registered(visited)).toEqual(CAMPAIGN);
});

it("not without consent", async () => {
  const visited = await visit();
  await visited.browser.get(AD);
  expect(visited.browser.cookies.has("campaign")).toBe(false);
  await visited.browser.post("/cookie-settings/only-essential", { redirectTo: AD });
  await visited.browser.get(AD);
  expect(visited.browser.cookies.has("campaign")).toBe(false);
  expect(await registered(visited)).toEqual({ sessionId: "" });
});

it("and it is forgotten with the consent", async () => {
  const visited = await visit();
  await accept(visited.browser, AD);
  await visited.browser.post("/cookie-settings", { redirectTo: "" });
  expect(visited.browser.cookies.has("campaign")).toBe(false);
});

it("security 17: a campaign cookie that is not ours is none", async () => {
  const visited = await visit();
  await accept(visited.browser);
  visited.browser.cookies.set("campaign", btoa('{"utm_source":"made up"}'));
  expect(await registered(visited)).toEqual({ sessionId: "" });
});
