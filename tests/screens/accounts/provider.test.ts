import { expect, it } from "vitest";
import { Browser } from "../../support/client.ts";
import { turnOnTwoStep } from "../../support/authenticator.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { REGISTRATION } from "../../support/browsing.ts";
import { PERSON } from "../../support/person.ts";
import { member, testPlatform } from "../../support/platform.ts";
import { CLIENT, signInService, throughService } from "../../support/provider/sign-in-service.ts";
import { newEmails, tokenIn } from "../../support/server/mailbox.ts";
import { serve } from "../../support/server/server.ts";
import { confirmAddress } from "../../support/accounts/confirm-address.ts";

const ANNA = { sub: "anna-1", email: PERSON.email };
const BEAT = { sub: "beat-2", email: "beat@example.ch" };
const SIGN_IN = { email: PERSON.email, password: PERSON.password };
const CONNECT = "/profile/provider/connect";
const PROFILE = "/profile/sign-in";
const LOGIN = "/login/provider";
const CALLBACK = "/login/provider/callback";

it("an account is connected after its own proof, signs in, and is disconnected", async () => {
  const { service, platform, origin, sentBack } = await start();
  const ctx = await member(platform);
  await confirmAddress(ctx);
  const browser = new Browser(origin);
  expect(await text(browser.get("/login"))).toContain("Sign in with Werk");
  expect(await goes(browser.get(await sentBack(browser)))).toBe("/login/provider/unknown");
  const offered = await text(browser.get("/login/provider/unknown"));
  expect(offered).toContain(`(${PERSON.email})`);
  expect(browser.cookies.get("rappen")).toBeUndefined();
  const login = { ...SIGN_IN, redirectTo: CONNECT };
  expect(await goes(browser.post("/login", login))).toBe(CONNECT);
  expect(await text(browser.get(CONNECT))).not.toContain('name="password"');
  expect(await goes(browser.post(CONNECT, {}))).toBe(PROFILE);
  expect(await text(browser.get(PROFILE))).toContain("Connected: anna@example.ch");

  const fresh = new Browser(origin);
  expect(await goes(fresh.get(await sentBack(fresh, "/clients")))).toBe("/clients");
  await turnOnTwoStep(ctx);
  const second = new Browser(origin);
  expect(await goes(second.get(await sentBack(second)))).toBe("/login/code");
  service.person = { ...ANNA, amr: ["pwd", "mfa"] };
  const strong = new Browser(origin);
  expect(await goes(strong.get(await sentBack(strong)))).toBe("/dashboard");

  const disconnect = "/profile/provider/disconnect";
  expect((await strong.post(disconnect, { password: "wrong" })).status).toBe(422);
  expect(await goes(strong.post(disconnect, { password: PERSON.password }))).toBe(PROFILE);
  const after = new Browser(origin);
  expect(await goes(after.get(await sentBack(after)))).toBe("/login/provider/unknown");
});

it("takes an answer once, in the browser that was sent, for this attempt only", async () => {
  const { service, platform, origin, sentBack } = await start();
  await member(platform);
  const browser = new Browser(origin);
  const answer = await sentBack(browser);
  const thief = new Browser(origin);
  expect(await refusal(thief, answer)).toContain("belongs to another browser");
  await sentBack(thief);
  expect(await refusal(thief, answer)).toContain("belongs to another browser");
  const own = await sentBack(thief);
  const state = new URL(own, origin).searchParams.get("state") ?? "";
  expect(await refusal(thief, own.replace(state, "x"))).toContain("belongs to another browser");

  const cookie = browser.cookies.get("provider") ?? "";
  expect(await goes(browser.get(answer))).toBe("/login/provider/unknown");
  browser.cookies.set("provider", cookie);
  expect(await refusal(browser, answer)).toContain("did not sign you in");

  const mixed = new Browser(origin);
  const address = new URL(await goes(mixed.get(LOGIN)));
  address.searchParams.set("nonce", "of another attempt");
  expect(await refusal(mixed, await throughService(service, address.href))).toContain("did not sign you in");
  const denied = new Browser(origin);
  const asked = new URL(await goes(denied.get(LOGIN))).searchParams.get("state") ?? "";
  const no = new URLSearchParams({ error: "access_denied", state: asked, iss: service.origin });
  expect(await refusal(denied, `${CALLBACK}?${no}`)).toContain("did not sign you in");
});

it("keeps two accounts and two people of the provider apart, and asks an open session for the password", async () => {
  const { service, platform, origin, sentBack } = await start();
  await confirmAddress(await member(platform));
  await confirmAddress(await member(platform, { email: BEAT.email }));
  const browser = new Browser(origin);
  await browser.post("/login", SIGN_IN);
  platform.pass(60_000);
  expect(await goes(browser.get(await sentBack(browser)))).toBe(CONNECT);
  expect(await text(browser.get(CONNECT))).toContain('name="password"');
  expect((await browser.post(CONNECT, {})).status).toBe(422);
  expect(await goes(browser.post(CONNECT, { password: PERSON.password }))).toBe(PROFILE);

  const beat = new Browser(origin);
  await beat.post("/login", { ...SIGN_IN, email: BEAT.email });
  expect(await goes(beat.get(await sentBack(beat)))).toBe(PROFILE);
  expect(await text(beat.get(PROFILE))).toContain("already connected to another account");
  service.person = BEAT;
  expect(await goes(browser.get(await sentBack(browser)))).toBe(CONNECT);
  const two = await browser.post(CONNECT, { password: PERSON.password });
  expect([two.status, await two.text()]).toEqual([409, expect.stringContaining("Disconnect that one first")]);
});

it("a newcomer registers with the address that the provider gives, and undoes the connection by e-mail", async () => {
  const { service, platform, origin, sentBack } = await start();
  service.person = { sub: "new-3", email: "neu@example.ch" };
  const browser = new Browser(origin);
  expect(await goes(browser.get(await sentBack(browser)))).toBe("/login/provider/unknown");
  expect(await text(browser.get(`/register?redirectTo=${encodeURIComponent(CONNECT)}`))).toContain(
    'value="neu@example.ch"',
  );
  const fields = { ...REGISTRATION, email: "neu@example.ch", redirectTo: CONNECT };
  expect(await goes(browser.post("/register", fields))).toBe(CONNECT);
  expect(await text(browser.post(CONNECT, {}))).toContain("Email not verified");
  const proven = { email_verified_at: platform.now().toISOString() };
  await platform.database.db.updateTable("users").set(proven).execute();
  expect(await goes(browser.post(CONNECT, {}))).toBe(PROFILE);

  const [told] = (await newEmails(platform)).filter(({ subject }) => /was connected/.test(subject));
  await browser.post("/not-me", { token: tokenIn(told) });
  const after = new Browser(origin);
  expect(await goes(after.get(await sentBack(after)))).toBe("/login/provider/unknown");
});

it("says on the login page that the provider is away, asks again, and is nowhere when it is unset", async () => {
  const { service, origin } = await start({ isClosed: true });
  const browser = new Browser(origin);
  expect(await refusal(browser, LOGIN)).toContain("cannot be reached at the moment");
  await service.open(`${origin}/unused`);
  expect(await goes(browser.get(LOGIN))).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/);
  service.close();
  const plain = new Browser(await serve(testPlatform(await freshSqlite())));
  expect(await text(plain.get("/login"))).not.toContain(LOGIN);
  for (const path of [LOGIN, `${LOGIN}/callback?code=x`, `${LOGIN}/unknown`])
    expect((await plain.get(path)).status).toBe(404);
});

async function start({ isClosed = false } = {}) {
  const service = await signInService(ANNA);
  const platform = testPlatform(await freshSqlite(), {
    OIDC_ISSUER: service.origin,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: "Werk",
  });
  if (!isClosed) await service.open(platform.env.appUrl + CALLBACK);
  const origin = await serve(platform);
  /** @returns the address to which the provider sends this browser back */
  const sentBack = async (browser: Browser, redirectTo = "") => {
    const query = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : "";
    return throughService(service, await goes(browser.get(LOGIN + query)));
  };
  return { service, platform, origin, sentBack };
}

/** What the login page says of an answer. */
async function refusal(browser: Browser, address: string): Promise<string> {
  const to = await goes(browser.get(address));
  expect(to).toBe("/login");
  return text(browser.get(to));
}

async function goes(answer: Promise<Response>): Promise<string> {
  return (await answer).headers.get("Location") ?? "stays";
}

async function text(answer: Promise<Response>): Promise<string> {
  return (await answer).text();
}
