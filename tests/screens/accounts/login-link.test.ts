import { expect, it } from "vitest";
import { changePassword } from "#app/features/people/accounts/sign-in/change-password.server.ts";
import {
  requestSignInLink,
  signInByLink,
} from "#app/features/people/accounts/sign-in/sign-in-link.server.ts";
import { REGISTRATION, visitSignedIn } from "../../support/browsing.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { Browser } from "../../support/client.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { newEmails, tokenIn } from "../../support/server/mailbox.ts";
import { member, type TestPlatform, testPlatform, visitor } from "../../support/platform.ts";

const { email } = REGISTRATION;

it("security 40: signs in by the link, once, after a click, in the browser that asked for it", async () => {
  const { browser, platform, link } = await askedForLink({ redirectTo: "/invoices" });
  expect(link).toMatch(/^\/login\/by-link\?token=[\w-]{40,}&redirectTo=%2Finvoices$/);
  expect(browser.cookies.get("rappen")).toBeUndefined();
  const page = await pageOf(browser.get(link));
  const form = formIn(page.html, "login-by-link");
  expect(browser.cookies.get("rappen")).toBeUndefined();

  const thief = new Browser(browser.origin);
  const elsewhere = await pageOf(thief.post("/login/by-link", form));
  expect([elsewhere.status, elsewhere.text]).toEqual([
    400,
    expect.stringContaining("belongs to another browser"),
  ]);
  const stored = await platform.database.db.selectFrom("email_tokens").selectAll().execute();
  for (const secret of [String(form.token), browser.cookies.get("sign-in-link")!])
    expect(JSON.stringify(stored)).not.toContain(secret);

  const entered = await browser.post("/login/by-link", form);
  expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/invoices"]);
  expect((await browser.get("/dashboard")).status).toBe(200);
  browser.cookies.delete("rappen");
  expect((await browser.post("/login/by-link", form)).status).toBe(400);
});

it("the link ends after 10 minutes", async () => {
  const { browser, platform, token } = await askedForLink();
  platform.pass(10 * 60 * 1000);
  expect((await browser.post("/login/by-link", { token })).status).toBe(400);
});

it("somebody else's wish for a link does not void the one that waits", async () => {
  const { browser, platform, token } = await askedForLink();
  await new Browser(browser.origin).post("/login/link", { email });
  expect(await newEmails(platform)).toHaveLength(1);
  expect((await browser.post("/login/by-link", { token })).status).toBe(303);
});

it("another link of the same browser voids the first", async () => {
  const { browser, platform, token } = await askedForLink();
  await browser.post("/login/link", { email });
  const second = tokenIn((await newEmails(platform))[0]);
  expect((await browser.post("/login/by-link", { token })).status).toBe(400);
  expect((await browser.post("/login/by-link", { token: second })).status).toBe(303);
});

it("asks for the second step where it is on", async () => {
  const { browser, platform, token } = await askedForLink();
  const at = "2026-11-21T00:00:00.000Z";
  const set = { totp_enabled_at: at, email_verified_at: at };
  await platform.database.db.updateTable("users").set(set).execute();
  const answer = await browser.post("/login/by-link", { token });
  expect(answer.headers.get("Location")).toBe("/login/code");
  expect((await browser.get("/dashboard")).status).toBe(302);
});

it("a disabled account stays closed, and the wish for links is limited", async () => {
  const { browser, platform, token } = await askedForLink({}, { RATE_LIMIT_FACTOR: "1" });
  const set = { disabled_at: "2026-11-21T00:00:00.000Z" };
  await platform.database.db.updateTable("businesses").set(set).execute();
  expect((await browser.post("/login/by-link", { token })).status).toBe(403);
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++)
    statuses.push((await browser.post("/login/link", { email })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

it("the e-mail is in the account's language", async () => {
  const { browser, platform } = await askedForLink();
  for (const [language, subject] of Object.entries(SUBJECTS)) {
    await platform.database.db.updateTable("users").set({ language }).execute();
    await browser.post("/login/link", { email });
    expect((await newEmails(platform)).map((one) => one.subject)).toEqual([subject]);
  }
});

const SUBJECTS = {
  de: "Ihr Link zum Anmelden",
  fr: "Votre lien de connexion",
  it: "Il Suo link per accedere",
};

onDatabaseOfDay((open) => {
  it("security 24: a change of password voids the link, and one link opens one session", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const first = await linkFor(platform);
    await changePassword(ctx, { password: REGISTRATION.password, newPassword: "quer-durch-genf" });
    await expect(signInByLink(visitor(platform), first)).rejects.toMatchObject(INVALID);
    const second = await linkFor(platform);
    const entered = await Promise.allSettled([1, 2].map(() => signInByLink(visitor(platform), second)));
    expect(entered.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

const INVALID = { code: "account.sign_in_link_invalid" };

async function linkFor(platform: TestPlatform) {
  const browser = "the secret of a browser";
  await newEmails(platform);
  await requestSignInLink(visitor(platform), { email, browser, redirectTo: "" });
  return { token: tokenIn((await newEmails(platform))[0]), browser };
}

/** A browser without a session that has asked for a link, and the link. */
async function askedForLink(fields: Record<string, string> = {}, env: Record<string, string> = {}) {
  const { platform, origin } = await visitSignedIn(env);
  await newEmails(platform);
  const browser = new Browser(origin);
  const sent = await pageOf(browser.post("/login/link", { email, ...fields }));
  expect([sent.status, sent.text]).toEqual([200, expect.stringContaining("It works once within 10 minutes")]);
  const [mail] = await newEmails(platform);
  const { pathname, search } = new URL(/http\S+by-link\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return { browser, platform, link: pathname + search, token: tokenIn(mail) };
}
