import { expect, it, vi } from "vitest";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { visit, visitSignedIn } from "../../../support/browsing.ts";
import { errorLines } from "../../../support/read/log-lines.ts";
import { rawRequest, rawText } from "../../../support/server/raw-request.ts";

const HOSTS = [
  "a b",
  "evil.example/..",
  "ho%st",
  "[::1",
  "a:b:c",
  "localhost:99999",
  "localhost:x",
  "me@host",
];

it.each([...HOSTS, "1.2.3.999", "\xe9xample"])("a Host that names none is refused: %j", async (host) => {
  const { origin, platform } = await visit();
  const errors = errorLines(platform);
  for (const path of ["/", "/login", "/api/invoices"]) {
    const answer = await rawRequest(origin, { method: "GET", path, headers: { Host: host } });
    expect([path, answer.status]).toEqual([path, 400]);
  }
  expect(errors()).toEqual([]);
});

it.each(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"])(
  "a request for * is refused: %s",
  async (method) => {
    const { origin, platform } = await visit();
    const errors = errorLines(platform);
    expect((await rawRequest(origin, { method, path: "*" })).status).toBe(400);
    expect(errors()).toEqual([]);
  },
);

it.each(["//evil.example/..", "///", "//", "/.//", "//[/x", "http://evil.example/login", "ftp://x/"])(
  "an address that is none, or another server's, is refused: %s",
  async (path) => {
    const { origin, platform } = await visit();
    const errors = errorLines(platform);
    for (const method of ["GET", "POST"]) {
      const { status } = await rawRequest(origin, { method, path });
      expect([method, status]).toEqual([method, 400]);
    }
    expect(errors()).toEqual([]);
  },
);

it.each(["http://[", "http://a%", "http://a%41b/", "foo://a%b/", "http://[::1]:x/"])(
  "a target that no address can be made of is refused in our words, and logged: %s",
  async (target) => {
    const { origin, platform } = await visit();
    const lines = vi.spyOn(platform.log, "child");
    const port = Number(new URL(origin).port);
    for (const method of ["GET", "POST", "DELETE"]) {
      const answer = await rawText(port, `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      for (const header of [
        "X-Request-Id: ",
        "X-Frame-Options: DENY",
        "Content-Security-Policy: ",
        "no-store",
      ])
        expect(answer).toContain(header);
      expect(answer).toContain("The request could not be read.");
    }
    expect(lines).toHaveBeenCalledTimes(3);
  },
);

it("an address with our own host in it is answered as the path alone", async () => {
  const { origin } = await visit({ APP_URL: "http://rappen.example" });
  for (const host of [origin, "http://rappen.example"])
    for (const [path, status] of [
      ["/login", 200],
      ["/healthz", 200],
      ["/api/invoices", 401],
    ] as const) {
      const answer = await rawRequest(origin, { method: "GET", path: host + path });
      expect([host, path, answer.status]).toEqual([host, path, status]);
    }
});

it("two Hosts or an empty one are refused, and a request of HTTP/1.0 needs none", async () => {
  const { origin } = await visit();
  const port = Number(new URL(origin).port);
  for (const hosts of ["Host: a\r\nHost: b", "Host:"])
    expect(await rawText(port, `GET /login HTTP/1.1\r\n${hosts}\r\n\r\n`)).toContain(" 400 ");
  expect(await rawText(port, "GET /login HTTP/1.0\r\n\r\n")).toContain(" 200 ");
});

it.each([
  { "X-Forwarded-Host": "a b" },
  { "X-Forwarded-Host": "evil.example/.." },
  { "X-Forwarded-Proto": "java script" },
  { "X-Forwarded-Proto": "gopher" },
] as Record<string, string>[])(
  "what a proxy forwards must name a host and a protocol too: %j",
  async (headers) => {
    const trusting = await visit({ TRUST_PROXY: "1" });
    expect((await rawRequest(trusting.origin, { method: "GET", path: "/login", headers })).status).toBe(400);
    const alone = await visit();
    expect((await rawRequest(alone.origin, { method: "GET", path: "/login", headers })).status).toBe(200);
  },
);

it("a refused page is a page in the visitor's language, a refused call JSON", async () => {
  const { origin } = await visit();
  for (const locale of ["en", "de", "fr", "it"] as const) {
    const message = translator(locale)("errors:input.malformed");
    const headers = { Host: "a b", "Accept-Language": locale };
    const page = await rawRequest(origin, { method: "GET", path: "/login", headers });
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.body.toString()).toContain(`<h1>${message}</h1>`);
    const call = await rawRequest(origin, { method: "GET", path: "/api/invoices", headers });
    expect(JSON.parse(call.body.toString())).toMatchObject({ code: "input.malformed", error: message });
  }
});

it("a page in the language that the visitor chose, whatever the browser wishes", async () => {
  const { browser } = await visitSignedIn();
  await browser.post("/language", { language: "it" });
  const refused = await browser.post(
    "/logout",
    {},
    { Origin: "https://evil.example", "Accept-Language": "de" },
  );
  expect(await refused.text()).toContain(translator("it")("errors:request.cross_origin"));
});
