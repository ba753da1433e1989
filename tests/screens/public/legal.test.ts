import { describe, expect, it } from "vitest";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { legalPage } from "#app/features/front/legal/legal-page.ts";
import { missingFacts } from "#app/features/front/legal/legal-pages.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { visit } from "../../support/browsing.ts";
import { pageOf } from "../../support/read/page.ts";
import { read, sources } from "../../support/source-files.ts";

const OPERATOR = {
  OPERATOR_NAME: "Muster GmbH",
  OPERATOR_ADDRESS: "Bahnhofstrasse 1, 8001 Zürich",
  SUPPORT_EMAIL: "support@muster.example",
  HOSTING_COUNTRY: "Schweiz",
  SERVICE_PROMISES: "1",
};

const COOKIE_NAMES = sources("app").flatMap((file) =>
  [...read(file).matchAll(/httpOnlyCookie\([\w.]+, "([\w-]+)"/g)].map((match) => String(match[1])),
);

describe.each(LOCALES)("in %s", (locale) => {
  it("the cookies page names every cookie that is set", async () => {
    const { browser } = await visit(OPERATOR);
    const { text } = await pageOf(browser.get(`/cookies?lang=${locale}`));
    expect(COOKIE_NAMES.length).toBeGreaterThan(0);
    expect(COOKIE_NAMES.filter((name) => !text.includes(name))).toEqual([]);
  });

  it("the legal pages name the operator, and no placeholder is left", async () => {
    const { browser } = await visit(OPERATOR);
    for (const path of ["/privacy", "/terms", "/cookies", "/imprint"]) {
      const { status, text } = await pageOf(browser.get(`${path}?lang=${locale}`));
      expect(status).toBe(200);
      expect(text).not.toMatch(/\{\{|undefined/);
    }
    const imprint = await pageOf(browser.get(`/imprint?lang=${locale}`));
    expect(imprint.text).toContain("Muster GmbH");
    expect(imprint.text).toContain("support@muster.example");
    const terms = await pageOf(browser.get(`/terms?lang=${locale}`));
    for (const fact of ["99.9", "24", "30", "18", "3"]) expect(terms.text).toContain(fact);
    const privacy = await pageOf(browser.get(`/privacy?lang=${locale}`));
    for (const fact of ["958f", "12", "18", "30"]) expect(privacy.text).toContain(fact);
  });
});

it("the cookies page names the cookies of a sign-in service where there is one, as the address sets them", async () => {
  const service = { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "rappen", OIDC_CLIENT_SECRET: "s" };
  const cookiesOf = async (env: Record<string, string>) => {
    const { browser } = await visit(env);
    return (await pageOf(browser.get("/cookies?lang=en"))).text;
  };
  expect(await cookiesOf(service)).toContain("a service of the operator (provider, provider-identity)");
  const secure = await cookiesOf({ ...service, APP_URL: "https://rappen.example" });
  expect(secure).toContain("a service of the operator (__Host-provider, __Host-provider-identity)");
  expect(secure).toContain("Session (__Host-rappen)");
  expect(await cookiesOf({})).not.toContain("a service of the operator");
});

it("the privacy policy names who takes payments where invoices are paid online, and only there", async () => {
  const { browser, platform } = await visit(OPERATOR);
  const privacy = async () => (await pageOf(browser.get("/privacy?lang=en"))).text;
  expect(await privacy()).not.toContain("When a client pays an invoice online");
  Object.assign(platform.env, { STRIPE_CONNECT_SECRET_KEY: "sk" });
  expect(await privacy()).toContain("When a client pays an invoice online: Stripe");
});

it("a sentence without its fact is left out, and a section without a sentence", async () => {
  const sections = [
    { title: "A", text: ["Here: {{country}}.", "Always."] },
    { title: "B", text: ["{{operator}}, {{address}}"] },
  ];
  expect(legalPage({ sections }, { operator: "X", country: "" })).toEqual([
    { title: "A", text: ["Always."] },
  ]);
  const { browser } = await visit();
  const { text } = await pageOf(browser.get("/terms"));
  expect(text).not.toContain("percent over the year");
  expect(text).not.toContain("Stripe");
});

it("the start can say what is missing", () => {
  expect(missingFacts(readEnv({ OPERATOR_NAME: "X" }))).toEqual([
    "OPERATOR_ADDRESS",
    "SUPPORT_EMAIL",
    "HOSTING_COUNTRY",
  ]);
  expect(missingFacts(readEnv(OPERATOR))).toEqual([]);
});

it("the privacy policy says how long deleted PDFs stay in a store, where there is one", async () => {
  const privacyOf = async (env: Record<string, string>) => {
    const { browser } = await visit({ ...OPERATOR, ...env });
    return (await pageOf(browser.get("/privacy?lang=en"))).text;
  };
  expect(await privacyOf({ STORAGE_URL: "s3://key:secret@store.example.ch/documents" })).toContain("32 more days");
  expect(await privacyOf({})).not.toContain("document store");
});
