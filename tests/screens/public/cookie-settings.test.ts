import { describe, expect, it } from "vitest";
import { consentIn } from "#app/features/running/consent/consent.ts";
import { visit, visitSignedIn } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const BANNER = 'class="cookies"';

function chosen(browser: Browser) {
  return consentIn(`cookie_consent=${browser.cookies.get("cookie_consent") ?? ""}`);
}

async function isAsked(browser: Browser, path: string): Promise<boolean> {
  return (await pageOf(browser.get(path))).html.includes(BANNER);
}

describe("the banner", () => {
  it("asks on every page until one has chosen, and comes back to that page", async () => {
    const { browser } = await visitSignedIn();
    for (const path of ["/pricing", "/dashboard", "/help?find=iban"])
      expect(await isAsked(browser, path)).toBe(true);
    const answer = await browser.post("/cookie-settings/accept-all", { redirectTo: "/help?find=iban" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/help?find=iban"]);
    expect(chosen(browser)).toEqual({
      necessary: true,
      analytics: true,
      marketing: true,
      preferences: true,
    });
    for (const path of ["/pricing", "/dashboard"]) expect(await isAsked(browser, path)).toBe(false);
  });

  it("takes no for an answer", async () => {
    const { browser } = await visit();
    await browser.post("/cookie-settings/only-essential", { redirectTo: "/pricing" });
    expect(chosen(browser)).toMatchObject({ analytics: false, marketing: false, preferences: false });
    expect(await isAsked(browser, "/pricing")).toBe(false);
  });

  it("asks again when the cookie cannot be read", async () => {
    const { browser } = await visit();
    for (const value of ["%E0%A4%A", "x", "%7B%22analytics%22%3A1%7D"]) {
      browser.cookies.set("cookie_consent", value);
      expect(await isAsked(browser, "/pricing")).toBe(true);
    }
  });

  it("stands after the content, as a region with a name", async () => {
    const { browser } = await visit();
    const { html } = await pageOf(browser.get("/login"));
    expect(html.indexOf(BANNER)).toBeGreaterThan(html.indexOf("</footer>"));
    expect(html).toMatch(/<section class="cookies" aria-labelledby="cookies-title">/);
  });
});

it("the choice is kept for 180 days where scripts can read it, over https only when we are", async () => {
  for (const [appUrl, secure] of [
    ["http://localhost:3000", ""],
    ["https://rappen.example", "; Secure"],
  ] as const) {
    const { browser } = await visit({ APP_URL: appUrl });
    const answer = await browser.post("/cookie-settings/only-essential", { redirectTo: "/" });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("cookie_consent="));
    const value = encodeURIComponent(
      '{"necessary":true,"analytics":false,"marketing":false,"preferences":false}',
    );
    expect(cookie).toBe(`cookie_consent=${value}; Max-Age=15552000; Path=/; SameSite=Lax${secure}`);
  }
});

it.each(["//evil.example", "https://evil.example", "/\\evil.example", "x".repeat(5000)])(
  "security 9: stays on this site: %s",
  async (redirectTo) => {
    const { browser } = await visit();
    const answer = await browser.post("/cookie-settings/accept-all", { redirectTo });
    expect(answer.headers.get("Location")).toBe("/");
    const settings = await browser.post("/cookie-settings", { redirectTo });
    expect(settings.headers.get("Location")).toBe("/cookie-settings");
  },
);

describe("the settings", () => {
  it("show what was chosen, and nothing is ticked beforehand", async () => {
    const { browser } = await visit();
    const before = await pageOf(browser.get("/cookie-settings"));
    expect(ticked(before.html)).toEqual(["necessary"]);
    expect(before.html).not.toContain(BANNER);
    const answer = await browser.post("/cookie-settings", { analytics: "on", redirectTo: "" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/cookie-settings"]);
    expect(chosen(browser)).toMatchObject({ analytics: true, marketing: false, preferences: false });
    const after = await pageOf(browser.get("/cookie-settings"));
    expect(ticked(after.html)).toEqual(["necessary", "analytics"]);
    expect(after.text).toContain("Your choice is saved.");
  });

  it("leave no message for the next page when they were chosen in a dialog over one that stays", async () => {
    const { browser } = await visit();
    await browser.post("/cookie-settings", { analytics: "on", redirectTo: "/help", inDialog: "on" });
    expect(chosen(browser)).toMatchObject({ analytics: true, marketing: false });
    expect((await pageOf(browser.get("/help"))).text).not.toContain("Your choice is saved.");
  });

  it("are at the foot of every page, and the banner leads there and back", async () => {
    const { browser } = await visitSignedIn();
    const { html } = await pageOf(browser.get("/invoices?q=x"));
    expect(html).toMatch(/<a href="\/cookie-settings"[^>]*>Cookie settings<\/a>/);
    const [, link] = /href="(\/cookie-settings\?redirectTo=[^"]+)"/.exec(html)!;
    const settings = await pageOf(browser.get(link!));
    expect(formIn(settings.html, "cookie-settings").redirectTo).toBe("/invoices?q=x");
  });
});

function ticked(html: string): string[] {
  const boxes = [...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([tag]) => tag);
  return boxes.filter((tag) => tag.includes("checked")).map((tag) => /name="(\w+)"/.exec(tag)![1]!);
}
