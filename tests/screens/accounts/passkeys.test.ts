import { expect, it } from "vitest";
import { codeAt, STEP, turnOnTwoStep } from "../../support/authenticator.ts";
import { Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { PasskeyDevice } from "../../support/passkeys/passkey-device.ts";
import { PERSON } from "../../support/person.ts";
import { member, testPlatform } from "../../support/platform.ts";
import { newEmails, tokenIn } from "../../support/server/mailbox.ts";
import { serve } from "../../support/server/server.ts";
import { confirmAddress } from "../../support/accounts/confirm-address.ts";

const SIGN_IN = { email: PERSON.email, password: PERSON.password };
const PROFILE = "/profile/sign-in";

it("is added, named, used to sign in and as the second step, and removed by forms", async () => {
  const platform = testPlatform(await freshSqlite());
  const browser = new Browser(await serve(platform));
  const ctx = await member(platform);
  await confirmAddress(ctx);
  await goes(browser.post("/login", SIGN_IN));
  const device = new PasskeyDevice(platform.env.appUrl);

  expect(await text(browser.get(PROFILE))).toContain('href="/profile/passkeys/add"');
  const wrong = await browser.post("/profile/passkeys/add", { intent: "begin", password: "wrong" });
  expect([wrong.status, /id="add-passkey-password-error"/.test(await wrong.text())]).toEqual([422, true]);
  const begun = await text(
    browser.post("/profile/passkeys/add", { intent: "begin", password: PERSON.password }),
  );
  const made = { intent: "create", credential: JSON.stringify(device.create(optionsOn(begun))) };
  const odd = await browser.post("/profile/passkeys/add", { ...made, credential: "[[" });
  expect([odd.status, await odd.text()]).toEqual([401, expect.stringContaining("was not accepted")]);
  expect(await goes(browser.post("/profile/passkeys/add", made))).toBe(PROFILE);

  const id = device.id.toString("base64url");
  const rename = `/profile/passkeys/${id}/rename`;
  const long = "x".repeat(61);
  const tooLong = await browser.post(rename, { name: long });
  expect([tooLong.status, (await tooLong.text()).includes(long)]).toEqual([422, true]);
  expect(await goes(browser.post(rename, { name: "<b>Lap & top</b>" }))).toBe(PROFILE);
  expect(await text(browser.get(PROFILE))).toContain("&lt;b&gt;Lap &amp; top&lt;/b&gt;");

  const fresh = new Browser(browser.origin);
  await fresh.post("/forgot-password", { email: PERSON.email });
  const link = `/reset-password?token=${tokenIn((await newEmails(platform)).at(-1))}`;
  expect(await text(fresh.get(link))).toMatch(
    /name="keepPasskeys"[^]*Keep the passkey of the last three days: &lt;b&gt;/,
  );
  expect(await text(fresh.get("/login"))).toContain('autoComplete="username webauthn"');
  const refused = await fresh.post("/login/passkey", await answer(fresh, device, "?step=second"));
  expect([refused.status, await refused.text()]).toEqual([401, expect.stringContaining('href="/login')]);
  const there = { ...(await answer(fresh, device)), redirectTo: "/clients" };
  expect(await goes(fresh.post("/login/passkey", there))).toBe("/clients");
  expect(await goes(new Browser(browser.origin).post("/login/passkey", there))).toBe("stays");

  const { secret } = await turnOnTwoStep(ctx);
  platform.pass(STEP);
  const second = new Browser(browser.origin);
  expect(await goes(second.post("/login", SIGN_IN))).toBe("/login/code");
  expect(await text(second.get("/login/code"))).toContain('action="/login/code/passkey"');
  const step = await answer(second, device, "?step=second");
  expect(await goes(second.post("/login/code/passkey", step))).toBe("/dashboard");
  expect(await goes(second.post("/login/code", { code: codeAt(secret, platform.now()) }))).toBe("/login");

  const remove = `/profile/passkeys/${id}/remove`;
  expect((await second.post(remove, { password: "wrong" })).status).toBe(422);
  expect(await goes(second.post(remove, { password: PERSON.password }))).toBe(PROFILE);
  expect(await goes(fresh.get("/dashboard"))).toMatch(/^\/login/);
  expect((await second.get(remove)).status).toBe(404);
  expect((await fresh.post("/login/passkey", await answer(fresh, device))).status).toBe(401);
});

/** What the device answers to the options that the script asks for. */
async function answer(browser: Browser, device: PasskeyDevice, step = "") {
  const options = await browser.get(`/login/passkey/options${step}`);
  const asked = (await options.json()) as Parameters<PasskeyDevice["get"]>[0] | null;
  return { credential: asked ? JSON.stringify(device.get(asked)) : "null" };
}

function optionsOn(page: string): Parameters<PasskeyDevice["create"]>[0] {
  const json = /data-options="([^"]+)"/.exec(page)?.[1] ?? "";
  return JSON.parse(json.replaceAll("&quot;", '"')) as Parameters<PasskeyDevice["create"]>[0];
}

async function goes(answer: Promise<Response>): Promise<string> {
  return (await answer).headers.get("Location") ?? "stays";
}

async function text(answer: Promise<Response>): Promise<string> {
  return (await answer).text();
}
