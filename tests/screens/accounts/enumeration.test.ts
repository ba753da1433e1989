import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { REGISTRATION, visit } from "../../support/browsing.ts";
import { Browser } from "../../support/client.ts";
import { pageOf } from "../../support/read/page.ts";

const KNOWN = REGISTRATION.email;
const UNKNOWN = "ania@example.ch";

/** The cookie of a browser that has asked for a link to sign in before: it keeps its secret. */
const ASKED = "sign-in-link=InNlY3JldCI=";

const TOO_MANY = "Too many requests. Please try again later.";

/** What differs from one answer to the next whoever asks. */
const OF_THE_MOMENT = ["date", "x-request-id", "connection", "keep-alive", "transfer-encoding"];

it.each([
  ["/login", { password: "not-the-password" }],
  ["/forgot-password", {}],
  ["/login/link", {}],
  ["/api/auth/login", { password: "not-the-password" }],
  ["/api/auth/forgot-password", {}],
  ["/api/auth/resend-verification", {}],
])("security 6: %s answers alike for known and unknown addresses", async (path, fields) => {
  const { origin } = await withAccount();
  const [known, unknown] = [await ask(KNOWN), await ask(UNKNOWN)];
  expect(known.status).toBeLessThan(429);
  expect(known.body).toMatch(path.startsWith("/api/") ? /"success"/ : /<html/);
  expect(unknown).toEqual(known);

  async function ask(email: string) {
    const isCall = path.startsWith("/api/");
    const response = await fetch(origin + path, {
      method: "POST",
      headers: isCall ? { "Content-Type": "application/json" } : { Cookie: ASKED },
      body: isCall ? JSON.stringify({ email, ...fields }) : new URLSearchParams({ email, ...fields }),
      redirect: "manual",
    });
    return essence(response, email);
  }
});

it.each([KNOWN, UNKNOWN])(
  "security 8: guessing the password of %s ends with 429 in a page",
  async (email) => {
    const { origin } = await withAccount();
    const browser = new Browser(origin);
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await browser.post("/login", { email, password: `guess-${attempt}` })).status).toBe(401);
    }
    const page = await pageOf(browser.post("/login", { email, password: REGISTRATION.password }));
    expect(page.status).toBe(429);
    expect(page.headers.get("Retry-After")).toBe("900");
    expect(page.text).toContain(TOO_MANY);
    expect(page.field("email").value).toBe(email);
    expect(page.html).not.toContain(REGISTRATION.password);
    const call = await fetch(`${origin}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: REGISTRATION.password }),
    });
    expect([call.status, call.headers.get("Retry-After")]).toEqual([429, "900"]);
    expect(await call.json()).toMatchObject({ success: false, code: "request.too_many", error: TOO_MANY });
  },
);

it("security 8: after the time that Retry-After says, the right password opens again", async () => {
  const { origin, platform } = await withAccount();
  const browser = new Browser(origin);
  const signIn = (password: string) => browser.post("/login", { email: KNOWN, password });
  for (let attempt = 0; attempt < 10; attempt++) await signIn("wrong");
  const refused = await signIn(REGISTRATION.password);
  platform.pass(Number(refused.headers.get("Retry-After")) * 1000);
  expect((await signIn(REGISTRATION.password)).status).toBe(303);
});

it.each([
  ["/forgot-password", 5],
  ["/register", 20],
])("security 8: %s ends with 429 as well", async (path, limit) => {
  const { browser } = await visit({ RATE_LIMIT_FACTOR: "1" });
  const fields = { ...REGISTRATION, email: UNKNOWN };
  for (let attempt = 0; attempt < limit; attempt++) {
    expect((await new Browser(browser.origin).post(path, fields)).status).toBeLessThan(429);
  }
  const page = await pageOf(new Browser(browser.origin).post(path, fields));
  expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "3600"]);
  expect(page.text).toContain(TOO_MANY);
  expect(page.field("email").value).toBe(UNKNOWN);
});

it("security 8: X-Forwarded-For counts only where the operator says that there is a proxy", async () => {
  const few = { RATE_LIMIT_FACTOR: "0.1" };
  expect(await statusesFrom(await visit(few), ["10.0.0.1", "10.0.0.2", "10.0.0.3"])).toEqual([303, 303, 429]);
  const trusting = await visit({ ...few, TRUST_PROXY: "1" });
  expect(await statusesFrom(trusting, ["10.0.0.1", "10.0.0.2", "10.0.0.3"])).toEqual([303, 303, 303]);
  expect(await statusesFrom(trusting, ["10.0.0.1", "10.0.0.1"])).toEqual([303, 429]);
});

it("security 8: what a caller writes before the proxy's own entry does not count", async () => {
  const trusting = await visit({ RATE_LIMIT_FACTOR: "0.1", TRUST_PROXY: "1" });
  const forged = ["1.1.1.1, 10.0.0.1", "2.2.2.2, 10.0.0.1", "3.3.3.3, 10.0.0.1"];
  expect(await statusesFrom(trusting, forged)).toEqual([303, 303, 429]);
});

/** A new address each time, so that only the caller's limit can be met. */
async function statusesFrom({ browser }: { browser: Browser }, callers: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const caller of callers) {
    const email = `${randomUUID()}@example.ch`;
    const headers = { "X-Forwarded-For": caller };
    const visitor = new Browser(browser.origin);
    statuses.push((await visitor.post("/register", { ...REGISTRATION, email }, headers)).status);
  }
  return statuses;
}

async function withAccount() {
  const visited = await visit({ RATE_LIMIT_FACTOR: "1" });
  await visited.browser.post("/register", REGISTRATION);
  return visited;
}

async function essence(response: Response, email: string) {
  const nonce = /'nonce-([\w-]+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
  const requestId = response.headers.get("X-Request-Id") ?? "";
  const plain = (text: string) =>
    text.replaceAll(nonce, "NONCE").replaceAll(requestId, "ID").replaceAll(email, "EMAIL");
  const headers = [...response.headers]
    .filter(([name]) => !OF_THE_MOMENT.includes(name))
    .map(([name, value]) => [name, plain(value)]);
  return { status: response.status, headers, body: plain(await response.text()) };
}
