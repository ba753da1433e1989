import { expect, it } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { newEmails, tokenIn } from "../../support/server/mailbox.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { PERSON } from "../../support/person.ts";
import { type TestPlatform } from "../../support/platform.ts";

const PASSWORD = "quer-durch-bern";
const NEW_PASSWORD = "quer-durch-genf";
const INVALID_LINK = "Invalid or expired reset link.";

it("a reset link sets a new password, ends every session and token, and goes on to signing in", async () => {
  const { browser, platform, api, visitor } = await signedIn();
  const token = await resetToken(visitor, platform);
  const form = await pageOf(visitor.get(`/reset-password?token=${token}`));
  expect(formIn(form.html, "reset")).toMatchObject({ token, password: "", confirmPassword: "" });
  expect(form.html).toContain(`action="/reset-password?token=${token}"`);
  const done = await pageOf(reset(visitor, token));
  expect([done.status, done.headers.get("Refresh")]).toEqual([200, "3; url=/login"]);
  expect(done.text).toContain("Your new password is set.");
  expect(done.html).toMatch(/<a [^>]*href="\/login"[^>]*>Continue to sign-in/);
  expect((await browser.get("/dashboard")).headers.get("Location")).toMatch(/^\/login/);
  expect((await api.call("GET", "/user/profile")).status).toBe(401);
  expect(await signInStatus(visitor, PASSWORD)).toBe(401);
  expect(await signInStatus(visitor, NEW_PASSWORD)).toBe(303);
});

it("a reset link works once, and within its time", async () => {
  const { platform, visitor } = await signedIn();
  const used = await resetToken(visitor, platform);
  await reset(visitor, used);
  const late = await resetToken(visitor, platform);
  platform.pass(61 * 60_000);
  for (const token of [used, late, "made-up"]) {
    const shown = await pageOf(visitor.get(`/reset-password?token=${token}`));
    expect([shown.text.includes(INVALID_LINK), shown.html.includes('name="password"')]).toEqual([
      true,
      false,
    ]);
    const page = await pageOf(reset(visitor, token));
    expect([page.status, page.text.includes(INVALID_LINK)]).toEqual([400, true]);
    expect(page.html).toContain('href="/forgot-password"');
    expect(page.html).not.toContain('name="password"');
  }
});

it("without a token there is no form, but the way to a new link", async () => {
  const { visitor } = await signedIn();
  const page = await pageOf(visitor.get("/reset-password"));
  expect(page.text).toContain(INVALID_LINK);
  expect(page.html).toContain('href="/forgot-password"');
  expect(page.html).not.toContain('name="password"');
});

it.each([
  [{ confirmPassword: "something-else" }, "confirmPassword", "The two passwords are not the same."],
  [{ password: "abc", confirmPassword: "abc" }, "password", "The password needs at least 6 characters."],
])(
  "a refused new password is an error at its field, and the link stays good: %j",
  async (typed, field, error) => {
    const { platform, visitor } = await signedIn();
    const token = await resetToken(visitor, platform);
    const page = await pageOf(reset(visitor, token, typed));
    expect(page.status).toBe(422);
    expect(page.field(field).error).toBe(error);
    expect([page.field("password").value, page.field("confirmPassword").value]).toEqual(["", ""]);
    const again = await reset(visitor, page.field("token").value);
    expect(again.headers.get("Refresh")).toBe("3; url=/login");
  },
);

it("changing the password ends the other sessions, not this one, and tells the owner", async () => {
  const { browser, platform, api } = await signedIn();
  await newEmails(platform);
  const before = browser.cookies.get("rappen") ?? "";
  const response = await browser.post("/profile/password", {
    password: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/profile/sign-in"]);
  expect((await pageOf(browser.get("/profile/sign-in"))).text).toContain("Password changed.");
  const thief = new Browser(browser.origin);
  thief.cookies.set("rappen", before);
  expect((await thief.get("/profile/sign-in")).status).toBe(302);
  expect((await api.call("GET", "/user/profile")).status).toBe(401);
  expect((await newEmails(platform)).map(({ to }) => to)).toEqual([PERSON.email]);
});

it("a new password wants the old one", async () => {
  const { browser } = await signedIn();
  const typed = { password: "guessed-wrong", newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const page = await pageOf(browser.post("/profile/password", typed));
  expect(page.status).toBe(422);
  expect(page.text).toContain("The password is not right.");
  expect(page.html).not.toMatch(/guessed-wrong|quer-durch/);
  expect(await signInStatus(browser, PASSWORD)).toBe(303);
});

it("a new address counts once its own inbox has confirmed it", async () => {
  const { browser, platform, visitor } = await signedIn();
  await newEmails(platform);
  const wish = { email: "neu@example.ch", password: PASSWORD };
  expect((await browser.post("/profile/email", wish)).headers.get("Location")).toBe("/profile/sign-in");
  expect((await pageOf(browser.get("/profile/sign-in"))).text).toContain(
    "We have sent a link to neu@example.ch.",
  );
  const [email] = await newEmails(platform);
  expect(email?.to).toBe("neu@example.ch");
  const token = tokenIn(email);
  const page = await pageOf(visitor.get(`/confirm-email?token=${token}`));
  expect(page.html).toContain(`value="${token}"`);
  expect((await pageOf(browser.get("/profile/sign-in"))).text).not.toContain("neu@example.ch");
  const done = await visitor.post("/confirm-email", { token });
  expect([done.status, done.headers.get("Refresh")]).toEqual([200, "3; url=/login"]);
  expect((await newEmails(platform)).map(({ to }) => to)).toEqual([PERSON.email]);
  expect((await browser.get("/profile/sign-in")).headers.get("Location")).toMatch(/^\/login/);
  const signIn = { email: "neu@example.ch", password: PASSWORD };
  expect((await browser.post("/login", signIn)).headers.get("Location")).toBe("/dashboard");
});

it("whoever confirms the new address in the browser they are signed in with stays signed in", async () => {
  const { browser, platform } = await signedIn();
  await newEmails(platform);
  await browser.post("/profile/email", { email: "neu@example.ch", password: PASSWORD });
  const [email] = await newEmails(platform);
  await browser.post("/confirm-email", { token: tokenIn(email) });
  expect((await pageOf(browser.get("/profile/sign-in"))).text).toContain("neu@example.ch");
});

it("a new address wants the password, and keeps what was typed", async () => {
  const { browser, platform } = await signedIn();
  await newEmails(platform);
  const page = await pageOf(browser.post("/profile/email", { email: "neu@example.ch", password: "wrong-1" }));
  expect([page.status, page.field("email").value]).toEqual([422, "neu@example.ch"]);
  expect(page.text).toContain("The password is not right.");
  expect(page.html).not.toContain("wrong-1");
  expect(await newEmails(platform)).toEqual([]);
});

/** Somebody in a browser, with a token for programs as well, and a browser of nobody. */
async function signedIn() {
  const visited = await visitSignedIn();
  const api = new ApiClient(visited.origin);
  const { data } = await api.call("POST", "/auth/login", { email: PERSON.email, password: PASSWORD });
  api.token = String(data?.token);
  return { ...visited, api, visitor: new Browser(visited.origin) };
}

async function resetToken(visitor: Browser, platform: TestPlatform): Promise<string> {
  await newEmails(platform);
  await visitor.post("/forgot-password", { email: PERSON.email });
  return tokenIn((await newEmails(platform))[0]);
}

/** The form posts to the address of its page, as it has none of its own. */
function reset(visitor: Browser, token: string, typed: Record<string, string> = {}): Promise<Response> {
  const fields = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...typed };
  return visitor.post(`/reset-password?token=${token}`, fields);
}

async function signInStatus({ origin }: Browser, password: string): Promise<number> {
  return (await new Browser(origin).post("/login", { email: PERSON.email, password })).status;
}
