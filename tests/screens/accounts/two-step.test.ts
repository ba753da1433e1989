import { expect, it } from "vitest";
import { codeAt, wrongCodeAt } from "../../support/authenticator.ts";
import { Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { PERSON } from "../../support/person.ts";
import { member, testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";
import { confirmAddress } from "../../support/accounts/confirm-address.ts";

const SIGN_IN = { email: PERSON.email, password: PERSON.password };
const CODES = /<code>([A-Z2-7]{4}(?:-[A-Z2-7]{4}){3})<\/code>/g;

it("is set up, used, and turned off again by forms alone", async () => {
  const platform = testPlatform(await freshSqlite());
  const browser = new Browser(await serve(platform));
  await confirmAddress(await member(platform));
  const other = new Browser(browser.origin);
  for (const one of [browser, other]) expect(await goes(one.post("/login", SIGN_IN))).toBe("/dashboard");

  expect(await text(browser.get("/profile/sign-in"))).toContain('href="/profile/two-step"');
  expect(await text(browser.get("/profile/two-step"))).toContain('value="begin"');
  for (const password of ["", "wrong"]) {
    const asked = await browser.post("/profile/two-step", { intent: "begin", password });
    expect([asked.status, /id="two-step-password-error"/.test(await asked.text())]).toEqual([422, true]);
  }
  const password = PERSON.password;
  const begin = { intent: "begin", password };
  expect(await goes(browser.post("/profile/two-step", begin))).toBe("/profile/two-step");
  const first = await text(browser.get("/profile/two-step"));
  expect(await goes(browser.post("/profile/two-step", { intent: "renew" }))).toBe("/profile/two-step");
  const setup = await text(browser.get("/profile/two-step"));
  const secret = /<code>([A-Z2-7 ]{39})<\/code>/.exec(setup)![1]!;
  expect(first).not.toContain(secret);
  expect(setup).toContain(`otpauth://totp/Rappen:anna%40example.ch?issuer=Rappen&amp;secret=${bare(secret)}`);

  expect(setup).toMatch(/<svg class="qr-code"[^>]*role="img"/);

  const wrong = { intent: "enable", code: wrongCodeAt(secret, platform.now()) };
  const refused = await browser.post("/profile/two-step", wrong);
  expect(refused.status).toBe(401);
  expect(await refused.text()).toMatch(/id="two-step-code-error"/);
  expect(await text(browser.get("/profile/two-step"))).toContain(secret);

  const right = { intent: "enable", code: codeAt(secret, platform.now()) };
  const codes = codesOn(await text(browser.post("/profile/two-step", right)));
  expect(codes).toHaveLength(10);
  expect(codesOn(await text(browser.get("/profile/two-step")))).toEqual([]);
  expect(await goes(other.get("/dashboard"))).toMatch(/^\/login/);

  const renew = await browser.post("/profile/two-step/recovery-codes", { password: "wrong" });
  expect([renew.status, /id="recovery-codes-password-error"/.test(await renew.text())]).toEqual([422, true]);
  const renewed = codesOn(await text(browser.post("/profile/two-step/recovery-codes", { password })));
  expect(renewed.filter((code) => !codes.includes(code))).toHaveLength(10);
  expect((await browser.post("/profile/two-step/off", { password: "wrong" })).status).toBe(422);
  expect(await goes(browser.post("/profile/two-step/off", { password }))).toBe("/profile/sign-in");
  expect(await goes(other.post("/login", SIGN_IN))).toBe("/dashboard");
});

async function goes(answer: Promise<Response>): Promise<string> {
  return (await answer).headers.get("Location") ?? "stays";
}

async function text(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  expect(response.status).toBe(200);
  return response.text();
}

function codesOn(page: string): string[] {
  return [...page.matchAll(CODES)].map(([, code]) => code!);
}

function bare(secret: string): string {
  return secret.replaceAll(" ", "");
}
