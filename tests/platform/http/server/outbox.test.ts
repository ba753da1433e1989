import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { outboxFolder } from "#app/platform/mail/mailer.server.ts";
import { visit } from "../../../support/browsing.ts";
import { rawRequest, rawText } from "../../../support/server/raw-request.ts";

const EML = [
  "From: Rappen <rappen@localhost>",
  "Subject: Hello",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "Gr=C3=BCezi https://x.example/verify-email?token=3Dabc=",
  "def",
].join("\r\n");

it("shows the e-mails of a trial copy, links whole", async () => {
  const { browser, platform } = await visit();
  const folder = outboxFolder(platform.env);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "0190-a.eml"), EML);
  expect(await (await browser.get("/dev/outbox")).text()).toContain('href="/dev/outbox/0190-a.eml"');
  const response = await browser.get("/dev/outbox/0190-a.eml");
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(await response.text()).toContain("Grüezi https://x.example/verify-email?token=abcdef");
});

it.each(["/dev/outbox/../session-secret", "/dev/outbox/..%2Fsession-secret", "/dev/outbox/session-secret"])(
  "reads nothing but e-mails: %s",
  async (address) => {
    const { browser, platform } = await visit();
    expect(await (await browser.get(address)).text()).not.toContain(platform.secret);
  },
);

const PROXIES = [
  ["Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Via"],
  ["CF-Connecting-IP", "True-Client-IP", "X-Client-IP", "Fly-Client-IP", "X-Envoy-External-Address"],
].flat();

it.each(PROXIES)("is not there for a request that came through a proxy: %s", async (header) => {
  const { browser } = await visit();
  for (const value of ["for=10.0.0.1", ""])
    await expectAbsent(await browser.get("/dev/outbox", { [header]: value }));
});

it.each(["rebind.evil.example", "evil.example:3000", "localhost:1", "127.0.0.1", "localhost.evil.example"])(
  "is not there under another name than our own: %s",
  async (Host) => {
    const { origin } = await visit();
    const answer = await rawRequest(origin, { method: "GET", path: "/dev/outbox", headers: { Host } });
    expect([answer.status, answer.headers.location]).toEqual([302, "/"]);
  },
);

it("is there under each of our own names", async () => {
  const { origin } = await visit({ APP_URL: "http://rappen.localhost:8080" });
  const { port } = new URL(origin);
  for (const Host of [`localhost:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`, "rappen.localhost:8080"]) {
    const answer = await rawRequest(origin, { method: "GET", path: "/dev/outbox", headers: { Host } });
    expect([Host, answer.status]).toEqual([Host, 200]);
  }
});

it("is not there for HTTP/1.0, which proxies speak that say nothing of themselves", async () => {
  const { origin } = await visit();
  const { host, port } = new URL(origin);
  const answer = await rawText(Number(port), `GET /dev/outbox HTTP/1.0\r\nHost: ${host}\r\n\r\n`);
  expect(answer).toContain(" 302 ");
});

it.each([
  { SMTP_URL: "smtp://localhost:2525", MAIL_FROM: "rappen@example.ch" },
  { APP_URL: "https://rappen.example" },
  { APP_URL: "http://192.168.1.10:3000" },
  { APP_URL: "http://localhost.evil.example" },
] as Record<string, string>[])("is not there with %j", async (env) => {
  const { browser } = await visit(env);
  await expectAbsent(await browser.get("/dev/outbox"));
});

it.each([
  { APP_URL: "http://localhost:3000" },
  { APP_URL: "http://127.0.0.1" },
  { APP_URL: "http://[::1]:3000" },
  { APP_URL: "http://rappen.localhost" },
])("is there with %j", async (env) => {
  const { browser } = await visit(env);
  expect((await browser.get("/dev/outbox")).status).toBe(200);
});

/** Expects the answer of any path that we do not know. */
async function expectAbsent(response: Response): Promise<void> {
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
}
