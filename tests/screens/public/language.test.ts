import { expect, it } from "vitest";
import { visit, visitSignedIn } from "../../support/browsing.ts";
import { pageOf } from "../../support/read/page.ts";

it("a visitor's choice goes into a cookie, and back to the same page", async () => {
  const { browser } = await visit();
  const response = await browser.post("/language", {
    language: "fr",
    redirectTo: "/login?redirectTo=%2Fprofile",
  });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/login?redirectTo=%2Fprofile"]);
  expect(response.headers.get("Set-Cookie")).toMatch(/^language=.*Max-Age=15552000;.*HttpOnly; SameSite=Lax/);
  expect((await pageOf(browser.get("/login"))).html).toContain('<html lang="fr-CH">');
  expect((await pageOf(browser.get("/login", { "Accept-Language": "it" }))).html).toContain('lang="fr-CH"');
});

it("a user's choice is kept with the account", async () => {
  const { browser, platform } = await visitSignedIn();
  await browser.post("/language", { language: "it", redirectTo: "/dashboard" });
  browser.cookies.delete("language");
  expect((await pageOf(browser.get("/dashboard"))).html).toContain('<html lang="it-CH">');
  const user = await platform.database.db.selectFrom("users").select("language").executeTakeFirstOrThrow();
  expect(user.language).toBe("it");
});

it("a language in the address counts before the cookie, and is gone after choosing another", async () => {
  const { browser } = await visit();
  await browser.post("/language", { language: "fr", redirectTo: "/" });
  expect((await pageOf(browser.get("/login?lang=de"))).html).toContain('<html lang="de-CH">');
  const response = await browser.post("/language", { language: "it", redirectTo: "/login?lang=de" });
  expect(response.headers.get("Location")).toBe("/login");
});

it.each(["xx", "", "__proto__"])("changes nothing for a language that is none: %j", async (language) => {
  const { browser } = await visitSignedIn();
  const before = browser.cookies.get("language");
  const response = await browser.post("/language", { language, redirectTo: "/dashboard" });
  expect(response.status).toBeLessThan(500);
  expect(browser.cookies.get("language")).toBe(before);
});

it.each(["//evil.example", "/.//evil.example", "https://evil.example"])(
  "security 9: stays on this site: %s",
  async (redirectTo) => {
    const { browser } = await visit();
    const response = await browser.post("/language", { language: "de", redirectTo });
    expect(response.headers.get("Location")).toBe("/");
  },
);
