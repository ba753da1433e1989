import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { visit, visitSignedIn } from "../../support/browsing.ts";
import { pageOf } from "../../support/read/page.ts";
import { PAGES_WITHOUT_SCRIPTS, SIGN_IN_PAGES } from "../../support/read/pages-without-scripts.ts";

it.each([...PAGES_WITHOUT_SCRIPTS, ...SIGN_IN_PAGES])(
  "%s brings small scripts and none of the framework's",
  async (path) => {
    const { browser } = await visit();
    const { html } = await pageOf(browser.get(path));
    const addresses = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => /src="([^"]+)"/.exec(tag)?.[1]);
    expect(addresses.map((src) => /entry\.\w+/.exec(src ?? "")?.[0])).toEqual(
      path === "/register" ? ["entry.form", "entry.page"] : ["entry.page"],
    );
    const scripts = await Promise.all(addresses.map(async (src) => (await browser.get(src!)).text()));
    const weight = scripts.reduce((sum, script) => sum + gzipSync(script).byteLength, 0);
    expect(weight).toBeLessThan(10_000);
    expect(html).not.toContain("modulepreload");
  },
);

describe.each(PAGES_WITHOUT_SCRIPTS)("the public page %s", (path) => {
  it("names its languages, its own address and a picture", async () => {
    const { browser } = await visit({ APP_URL: "https://rappen.example" });
    const { html } = await pageOf(browser.get(`${path}?lang=fr`));
    const links = LOCALES.map(
      (locale) => `hrefLang="${locale}" href="https://rappen.example${path}?lang=${locale}"`,
    );
    for (const link of links) expect(html).toContain(link);
    expect(html).toContain(`<link rel="canonical" href="https://rappen.example${path}?lang=fr"/>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    const picture = await browser.get("/share.png");
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  });
});

it("a language in the address is kept for the pages that follow", async () => {
  const { browser } = await visit();
  await browser.get("/?lang=it");
  expect((await pageOf(browser.get("/pricing"))).html).toContain('<html lang="it-CH">');
});

it("but not for people who are signed in, whose account says it", async () => {
  const { browser } = await visitSignedIn();
  await browser.get("/pricing?lang=it");
  expect((await pageOf(browser.get("/pricing"))).html).not.toContain('<html lang="it-CH">');
});

it("pages of an account are not for search engines", async () => {
  const { browser } = await visitSignedIn();
  expect((await pageOf(browser.get("/invoices"))).html).toContain('<meta name="robots" content="noindex"/>');
});

it.each(SIGN_IN_PAGES)("%s neither", async (path) => {
  const { browser } = await visit();
  expect((await pageOf(browser.get(path))).html).toContain('<meta name="robots" content="noindex"/>');
});

it("the sitemap has every public page in every language, and robots.txt leads to it", async () => {
  const { browser } = await visit({ APP_URL: "https://rappen.example" });
  const sitemap = await (await browser.get("/sitemap.xml")).text();
  for (const path of PAGES_WITHOUT_SCRIPTS)
    expect(sitemap).toContain(`<loc>https://rappen.example${path}?lang=de</loc>`);
  const robots = await (await browser.get("/robots.txt")).text();
  expect(robots).toContain("Sitemap: https://rappen.example/sitemap.xml");
});

it("security.txt says where to report a weakness, where the operator has an address", async () => {
  const { browser } = await visit({ APP_URL: "https://rappen.example", SUPPORT_EMAIL: "help@rappen.example" });
  const answer = await browser.get("/.well-known/security.txt");
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain("Contact: mailto:help@rappen.example\n");
  expect(text).toContain("Canonical: https://rappen.example/.well-known/security.txt\n");
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT[\d:.]+Z$/m);
  const other = await visit();
  expect((await other.browser.get("/.well-known/security.txt")).status).toBe(404);
});

it("the footer leads to the operator's own pages where there are some", async () => {
  const { browser } = await visit({
    FOOTER_LINKS_EN: "privacy=https://example.ch/privacy",
    SOCIAL_LINKS: "Mastodon=https://social.example/@rappen",
    OPERATOR_NAME: "Muster GmbH",
    HOSTING_COUNTRY: "CH",
  });
  const { html, text } = await pageOf(browser.get("/"));
  expect(html).toContain('href="https://example.ch/privacy"');
  expect(html).toContain('href="/terms"');
  expect(html).toContain('href="https://social.example/@rappen"');
  expect(text).toContain("Your data stays in Switzerland.");
});

it("says nothing of Switzerland where the data is elsewhere or nobody says where", async () => {
  const { browser } = await visit();
  expect((await pageOf(browser.get("/"))).text).not.toContain("stays in Switzerland");
});

describe("help", () => {
  it("finds answers by words, whatever their accents and case", async () => {
    const { browser } = await visit();
    const { html } = await pageOf(browser.get("/help?lang=fr&find=REFERENCE+banque"));
    const shown = [...html.matchAll(/<details(?! class)([^>]*)><summary>([^<]*)/g)].filter(
      ([, tag]) => !tag!.includes("hidden"),
    );
    expect(shown.map(([, , question]) => question)).toEqual(["IBAN ou QR-IBAN, et quelle référence\u00a0?"]);
  });

  it("says so when no answer has them, and keeps them in the field", async () => {
    const { browser } = await visit();
    const { html } = await pageOf(browser.get("/help?find=zebra%22%3E"));
    expect(html).toContain('value="zebra&quot;&gt;"');
    expect(html).toMatch(/<span data-when-none="questions">No matching answers/);
  });
});
