import { expect, it } from "vitest";
import { REGISTRATION, visit, visitSignedIn } from "../../support/browsing.ts";
import { Browser } from "../../support/client.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const RIGHT = { email: REGISTRATION.email, password: REGISTRATION.password };

it("signs in, with a new session each time", async () => {
  const { origin, browser } = await visitSignedIn();
  const other = new Browser(origin);
  const response = await other.post("/login", RIGHT);
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/dashboard"]);
  expect(other.cookies.get("rappen")).toBeDefined();
  expect(other.cookies.get("rappen")).not.toBe(browser.cookies.get("rappen"));
});

it("security 6: answers wrong password and unknown address with the same page and 401", async () => {
  const { origin } = await visitSignedIn();
  const browser = new Browser(origin);
  const wrong = await pageOf(browser.post("/login", { ...RIGHT, password: "falsch-geraten" }));
  const unknown = await pageOf(browser.post("/login", { ...RIGHT, email: "nobody@example.ch" }));
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(wrong.text).toContain("Invalid credentials.");
  expect(unknown.text).toBe(wrong.text);
  expect(wrong.field("email").value).toBe("anna@example.ch");
  expect(wrong.html).not.toContain("falsch-geraten");
  expect(browser.cookies.get("rappen")).toBeUndefined();
});

it.each(["/dashboard", "/invoices?status=paid", "/invoice/create", "/profile"])(
  "asks people who are not signed in to do so, and brings them back to %s",
  async (path) => {
    const { origin } = await visitSignedIn();
    const browser = new Browser(origin);
    const asked = await browser.get(path);
    expect(asked.status).toBe(302);
    const login = asked.headers.get("Location")!;
    expect(login).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    const form = formIn((await pageOf(browser.get(login))).html, "login");
    const refused = await pageOf(browser.post(login, { ...form, ...RIGHT, password: "x" }));
    expect(refused.status).toBe(401);
    const again = formIn(refused.html, "login");
    const response = await browser.post(login, { ...again, ...RIGHT });
    expect([response.status, response.headers.get("Location")]).toEqual([303, path]);
    expect((await browser.get(path)).status).toBe(200);
  },
);

it.each(["https://evil.example", "//evil.example", "/.//evil.example", "/\\evil.example", "/日本"])(
  "security 9: goes nowhere else after signing in: %s",
  async (redirectTo) => {
    const { origin } = await visitSignedIn();
    const browser = new Browser(origin);
    const shown = await pageOf(browser.get(`/login?redirectTo=${encodeURIComponent(redirectTo)}`));
    expect(formIn(shown.html, "login").redirectTo).toMatch(/^(\/%.*)?$/);
    const response = await browser.post("/login", { ...RIGHT, redirectTo });
    expect(response.status).toBe(303);
    expect(new URL(response.headers.get("Location")!, origin).origin).toBe(origin);
  },
);

it("a form of a page that has ended its session leads to /login too", async () => {
  const { origin } = await visit();
  const browser = new Browser(origin);
  const response = await browser.post("/invoice/create", { clientName: "x" });
  expect([response.status, response.headers.get("Location")]).toEqual([
    303,
    "/login?redirectTo=%2Finvoice%2Fcreate",
  ]);
});

it("security 5: signing out ends the session on the server, not only in the browser", async () => {
  const { browser, platform } = await visitSignedIn();
  const kept = new Map(browser.cookies);
  const response = await browser.post("/logout", {});
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
  expect(browser.cookies.get("rappen")).toBeUndefined();
  expect(await platform.database.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect((await browser.get("/dashboard")).headers.get("Location")).toMatch(/^\/login/);
});

it("a session ends 30 days after its last use", async () => {
  const { browser, platform } = await visitSignedIn();
  platform.pass(29 * 24 * 60 * 60 * 1000);
  expect((await browser.get("/dashboard")).status).toBe(200);
  platform.pass(29 * 24 * 60 * 60 * 1000);
  expect((await browser.get("/dashboard")).status).toBe(200);
  platform.pass(30 * 24 * 60 * 60 * 1000);
  expect((await browser.get("/dashboard")).status).toBe(302);
});

it("renews the cookie for 30 days when the session is used again, and no more than once an hour", async () => {
  const { browser, platform } = await visitSignedIn();
  const token = browser.cookies.get("rappen");
  const cookieOf = async (path: string) => {
    const set = (await browser.get(path)).headers.getSetCookie();
    return set.filter((line) => line.startsWith("rappen="));
  };
  expect(await cookieOf("/dashboard")).toEqual([]);
  platform.pass(60 * 60 * 1000 + 1);
  expect(await cookieOf("/dashboard")).toEqual([
    expect.stringMatching(/^rappen=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(browser.cookies.get("rappen")).toBe(token);
  expect(await cookieOf("/dashboard")).toEqual([]);
  platform.pass(60 * 60 * 1000 + 1);
  expect(await cookieOf("/api/dashboard/stats")).toHaveLength(1);
  platform.pass(60 * 60 * 1000 + 1);
  await browser.post("/logout", {});
  expect(browser.cookies.has("rappen")).toBe(false);
});

it.each(["rappen=made-up", "rappen=%", "rappen=; language=%E0%A4%A; flash=x"])(
  "takes a cookie that nobody signed for none: %s",
  async (Cookie) => {
    const { browser } = await visit();
    expect((await browser.get("/login", { Cookie })).status).toBe(200);
    expect((await browser.get("/dashboard", { Cookie })).status).toBe(302);
  },
);
