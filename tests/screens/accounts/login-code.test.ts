import { expect, it } from "vitest";
import { changePassword } from "#app/features/people/accounts/sign-in/change-password.server.ts";
import { codeAt, STEP, turnOnTwoStep } from "../../support/authenticator.ts";
import { Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { PERSON } from "../../support/person.ts";
import { member, type TestPlatform, testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

const MINUTE = 60_000;
const SIGN_IN = { email: PERSON.email, password: PERSON.password };

it("signs in by password and code, to the page asked for; a used code is refused", async () => {
  const { platform, browser } = await start();
  const { secret } = await turnOnTwoStep(await member(platform));
  platform.pass(STEP);
  const to = "/login/code?redirectTo=%2Finvoices%3Fpage%3D2";
  const redirectTo = "/invoices?page=2";
  const first = await browser.post("/login", { ...SIGN_IN, redirectTo });
  expect([first.status, first.headers.get("Location")]).toEqual([303, to]);
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sign-in=.*; Max-Age=300;.*HttpOnly/),
  ]);
  expect(await goes(browser.get("/dashboard"))).toMatch(/^\/login\?/);
  expect(await text(browser.get(to))).toContain('name="redirectTo" value="/invoices?page=2"');
  const code = codeAt(secret, platform.now());
  const second = await browser.post("/login/code", { code, redirectTo });
  expect([second.status, second.headers.get("Location")]).toEqual([303, redirectTo]);
  expect((await browser.get("/dashboard")).status).toBe(200);
  expect(browser.cookies.has("sign-in")).toBe(false);

  const thief = new Browser(browser.origin);
  await thief.post("/login", SIGN_IN);
  const replayed = await thief.post("/login/code", { code });
  expect(replayed.status).toBe(401);
  expect(await replayed.text()).toMatch(/id="login-code-code-error"/);
  expect(thief.cookies.has("rappen")).toBe(false);
  platform.pass(STEP);
  const away = { code: codeAt(secret, platform.now()), redirectTo: "//evil.example" };
  expect(await goes(thief.post("/login/code", away))).toBe("/dashboard");
});

it("takes a recovery code once", async () => {
  const { platform, browser } = await start();
  const { codes } = await turnOnTwoStep(await member(platform));
  await browser.post("/login", SIGN_IN);
  expect(await goes(browser.post("/login/code", { code: codes[0]! }))).toBe("/dashboard");
  const again = new Browser(browser.origin);
  await again.post("/login", SIGN_IN);
  expect((await again.post("/login/code", { code: codes[0]! })).status).toBe(401);
  expect((await again.post("/login/code", { code: "" })).status).toBe(422);
});

it("asks for the password again after five minutes, and for a cookie nobody else can make", async () => {
  const { platform, browser } = await start();
  const { codes } = await turnOnTwoStep(await member(platform));
  expect(await goes(browser.get("/login/code"))).toBe("/login");
  expect(await goes(browser.post("/login/code", { code: codes[0]! }))).toBe("/login");
  await browser.post("/login", SIGN_IN);
  platform.pass(5 * MINUTE + 1);
  expect(await goes(browser.post("/login/code", { code: codes[0]! }))).toBe("/login");
  await browser.post("/login", SIGN_IN);
  const [body] = browser.cookies.get("sign-in")!.split(".");
  browser.cookies.set("sign-in", `${body}.${"A".repeat(43)}`);
  expect(await goes(browser.post("/login/code", { code: codes[0]! }))).toBe("/login");
  expect(browser.cookies.has("rappen")).toBe(false);
});

it("asks for the password again once it has changed: the old one opens nothing any more", async () => {
  const { platform, browser } = await start();
  const ctx = await member(platform);
  const { codes } = await turnOnTwoStep(ctx);
  await browser.post("/login", SIGN_IN);
  await changePassword(ctx, { password: PERSON.password, newPassword: "ein-ganz-neues-wort" });
  expect(await goes(browser.get("/login/code"))).toBe("/login");
  expect(await goes(browser.post("/login/code", { code: codes[0]! }))).toBe("/login");
  expect(browser.cookies.has("rappen")).toBe(false);
});

it("says nothing of two-step sign-in to who does not know the password", async () => {
  const { platform, browser } = await start();
  await turnOnTwoStep(await member(platform));
  await member(platform, { email: "beat@example.ch" });
  const answers = await Promise.all(
    [PERSON.email, "beat@example.ch", "nobody@example.ch"].map(async (email) => {
      const answer = await browser.post("/login", { email, password: "wrong" });
      return [answer.status, answer.headers.getSetCookie(), comparable(await answer.text(), email)];
    }),
  );
  expect(answers[0]![0]).toBe(401);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

it("security 8: meets guesses at the code with 429", async () => {
  const { platform, browser } = await start({ RATE_LIMIT_FACTOR: "1" });
  const { codes } = await turnOnTwoStep(await member(platform));
  await browser.post("/login", SIGN_IN);
  for (let count = 0; count < 9; count++) {
    expect((await browser.post("/login/code", { code: "wrong" })).status).toBe(401);
  }
  const answer = await browser.post("/login/code", { code: codes[0]! });
  expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(browser.cookies.has("rappen")).toBe(false);
});

async function start(
  env: Record<string, string> = {},
): Promise<{ platform: TestPlatform; browser: Browser }> {
  const platform = testPlatform(await freshSqlite(), env);
  return { platform, browser: new Browser(await serve(platform)) };
}

async function goes(answer: Promise<Response>): Promise<string> {
  return (await answer).headers.get("Location") ?? "stays";
}

async function text(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  expect(response.status).toBe(200);
  return response.text();
}

/** A page without what differs from answer to answer. */
function comparable(page: string, email: string): string {
  return page
    .replaceAll(email, "EMAIL")
    .replace(/nonce="[^"]*"/g, "")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID");
}
