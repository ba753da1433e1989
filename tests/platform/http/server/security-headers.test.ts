import { expect, it } from "vitest";
import { REGISTRATION, visit, visitSignedIn, writeInvoice } from "../../../support/browsing.ts";

const NONCE = /script-src 'self' 'nonce-([\w-]{20,})'/;

it("security 10: every answer carries them: page, redirect, JSON, PDF, error", async () => {
  const { browser } = await visitSignedIn();
  const invoice = await writeInvoice(browser);
  const answers = [
    "/dashboard",
    "/profile",
    "/invoice/nothing",
    "/login",
    "/nowhere",
    "/api/invoices",
    "/api/nothing",
    "/api/%E0%A4%A",
    invoice,
    `${invoice}/pdf`,
    `${invoice}.data`,
  ];
  for (const path of answers) {
    const { headers } = await browser.get(path);
    const found = [
      "Cache-Control",
      "X-Content-Type-Options",
      "X-Frame-Options",
      "Referrer-Policy",
      "Strict-Transport-Security",
      "X-Powered-By",
    ].map((name) => headers.get(name));
    expect([path, ...found]).toEqual([
      path,
      "no-store",
      "nosniff",
      "DENY",
      "strict-origin-when-cross-origin",
      null,
      null,
    ]);
    const policy = headers.get("Content-Security-Policy") ?? "";
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types own-page service-worker default",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe-|\*/);
  }
});

it.each([
  ["https://rappen.example", "no-referrer"],
  // Without Sec-Fetch-Site, which browsers send over https alone, forms must name their origin.
  ["http://rappen.example", "same-origin"],
])(
  "security 10: a page whose address holds a secret tells it to no other site: %s",
  async (APP_URL, policy) => {
    const { browser } = await visit({ APP_URL });
    for (const path of [
      "/reset-password?token=abc",
      "/not-me?token=abc",
      "/invitation?token=abc",
      "/verify-email?token=abc",
      "/confirm-email?token=abc",
      "/login/by-link?token=abc",
      "/archive/abc",
      "/reset-password",
      "/help?token=abc",
    ])
      expect([path, (await browser.get(path)).headers.get("Referrer-Policy")]).toEqual([path, policy]);
    expect((await browser.get("/help")).headers.get("Referrer-Policy")).toBe(
      "strict-origin-when-cross-origin",
    );
  },
);

it("security 10: scripts of a page carry its nonce, and each page has another one", async () => {
  const { browser } = await visitSignedIn();
  const nonces = new Set<string>();
  for (const path of ["/pricing", "/clients", "/invoice/create", "/invoice/create"]) {
    const response = await browser.get(path);
    const nonce = NONCE.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
    const html = await response.text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(html).not.toMatch(/<[^>]+ (on\w+|style)=/);
    expect(html).not.toMatch(/<style\b|javascript:/);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});

it("security 5, 10: over https the cookies are Secure, the session's bound to the host, and HSTS is on", async () => {
  const { browser } = await visit({ APP_URL: "https://rappen.example" });
  const response = await browser.post("/register", REGISTRATION);
  const cookies = response.headers.getSetCookie();
  const session = cookies.find((line) => line.startsWith("__Host-rappen="));
  expect(session).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(cookies.some((line) => line.startsWith("rappen="))).toBe(false);
  expect(response.headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8,}$/);
  expect((await browser.get("/dashboard")).status).toBe(200);
});

it("security 5, 10: over http there is neither, as a browser would refuse both", async () => {
  const { browser } = await visit();
  const response = await browser.post("/register", REGISTRATION);
  const session = response.headers.getSetCookie().find((line) => line.startsWith("rappen="));
  expect(session).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(response.headers.getSetCookie().join("\n")).not.toContain("Secure");
});

it("lets what is built and named by its content be kept, and nothing else", async () => {
  const { browser } = await visit();
  const html = await (await browser.get("/")).text();
  const script = /\/assets\/entry[\w.-]+\.js/.exec(html)?.[0] ?? "";
  const kept = await browser.get(script);
  expect([kept.status, kept.headers.get("Cache-Control")]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
  for (const path of ["/assets/..%2f..%2fserver/index.js", "/fonts/..%2f..%2fpackage.json", "/assets/"]) {
    expect([path, (await browser.get(path)).ok]).toEqual([path, false]);
  }
});

it("security 10: a font carries what concerns a file, and what is not found among them is a page", async () => {
  const { browser } = await visit();
  const font = await browser.get("/fonts/inter-latin-opsz-normal.woff2");
  await font.arrayBuffer();
  expect(font.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(font.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(font.headers.get("Content-Security-Policy")).toBeNull();
  const missing = await browser.get("/fonts/nothing.woff2");
  expect(missing.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});

it("scripts are fetched after what a page needs to be seen", async () => {
  const { browser } = await visitSignedIn();
  const html = await (await browser.get("/invoice/create")).text();
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/');
  expect(html).not.toContain('<link rel="modulepreload" href=');
});
