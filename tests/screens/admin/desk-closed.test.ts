import { beforeAll, expect, it } from "vitest";
import { startSession } from "#app/platform/auth/session.server.ts";
import { apiKeyOf } from "../../support/api-key.ts";
import { someOfDay } from "../../support/choice-of-day.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { browserOf, haveSecondStep, openDesk } from "../../support/operator/desk.ts";
import { confirmAddress, makePro, member, testPlatform } from "../../support/platform.ts";
import { flatRoutes } from "../../support/routes.ts";
import { serve } from "../../support/server/server.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const ID = "0190f5a0-0000-7000-8000-000000000000";

const ends: (() => Promise<void>)[] = [];

interface Caller {
  origin: string;
  headers: Record<string, string>;
  /** Is told on /admin what is missing. */
  isTold?: boolean;
}

let callers: Record<string, Caller>;
let paths: string[];

beforeAll(async () => {
  const found = (await flatRoutes()).filter(({ file }) => file.startsWith("screens/admin/"));
  paths = found.map(({ path }) => path.replace(":mail", "password").replace(":id", ID));
  callers = await everyoneElse();
  return async () => {
    for (const end of ends) await end();
  };
});

/** Whoever must not see the desk. */
async function everyoneElse(): Promise<Record<string, Caller>> {
  const onEnd = (end: () => Promise<void>) => void ends.unshift(end);
  const open = async (OPERATOR_EMAILS: string) => {
    const platform = testPlatform(await freshSqlite(), { OPERATOR_EMAILS }, onEnd);
    return { platform, origin: await serve(platform, onEnd) };
  };
  const emails = {
    full: "full@example.ch",
    unverified: "unverified@example.ch",
    single: "single@example.ch",
  };
  const { platform, origin } = await open(Object.values(emails).join(","));
  const person = async (on: typeof platform, email: string, has: { address: boolean; step: boolean }) => {
    const ctx = await member(on, { email });
    if (has.address) await confirmAddress(ctx);
    if (has.step) await haveSecondStep(ctx);
    return ctx;
  };
  const cookie = async (ctx: Awaited<ReturnType<typeof person>>, at = origin) => {
    const browser = await browserOf(ctx, at);
    return { Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
  };
  const both = { address: true, step: true };
  const operator = await person(platform, emails.full, both);
  await makePro(operator);
  const { secret } = await apiKeyOf(operator);
  const bearer = await startSession(operator, {
    userId: operator.user.id,
    accessVersion: 0,
    kind: "bearer",
    userAgent: "test",
  });
  const unset = await open("");
  return {
    "a visitor": { origin, headers: {} },
    "somebody else": { origin, headers: await cookie(await person(platform, "else@example.ch", both)) },
    "an operator without a confirmed address": {
      origin,
      headers: await cookie(await person(platform, emails.unverified, { address: false, step: true })),
    },
    "an operator without the second step": {
      origin,
      isTold: true,
      headers: await cookie(await person(platform, emails.single, { address: true, step: false })),
    },
    "an operator's API key": { origin, headers: { Authorization: `Bearer ${secret}` } },
    "an operator's cookie beside an API key": {
      origin,
      headers: { ...(await cookie(operator)), Authorization: `Bearer ${secret}` },
    },
    "an operator's bearer token": { origin, headers: { Authorization: `Bearer ${bearer}` } },
    "an operator where the setting is unset": {
      origin: unset.origin,
      headers: await cookie(await person(unset.platform, emails.full, both), unset.origin),
    },
  };
}

it("knows every screen of the desk", () => {
  expect(paths).toContain("/admin");
  expect(paths.every((path) => path === "/admin" || path.startsWith("/admin/"))).toBe(true);
});

it.each(someOfDay(METHODS, 1, "closed desk"))(
  "no page of the desk differs from an unknown page by %s, for nobody else",
  async (method) => {
    for (const [name, caller] of Object.entries(callers))
      for (const path of paths)
        for (const form of ["", "/", ".data"]) {
          if (caller.isTold && path === "/admin" && ["GET", "HEAD"].includes(method)) continue;
          const unknown = path.replace("/admin", "/nowhere") + form;
          expect(await ask(caller, method, path + form), `${name}: ${method} ${path}${form}`).toEqual(
            await ask(caller, method, unknown),
          );
        }
  },
);

it("an unknown page below /admin is one, for operators too", async () => {
  const { browser } = await openDesk(await freshSqlite());
  const answer = await browser.get("/admin/nothing");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
});

it("an operator without the second step is told how to get it, and sees nothing else", async () => {
  const { origin, headers } = callers["an operator without the second step"]!;
  const answer = await fetch(`${origin}/admin`, { headers });
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain("/profile/two-step");
  expect(page).not.toMatch(/<form[^>]*action="\/admin/);
});

it("pages of the desk are neither stored nor found by search engines", async () => {
  const { browser } = await openDesk(await freshSqlite());
  const answer = await browser.get("/admin");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  for (const list of ["/robots.txt", "/sitemap.xml"])
    expect(await (await browser.get(list)).text()).not.toContain("admin");
});

async function ask({ origin, headers }: Caller, method: string, path: string) {
  const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method);
  const response = await fetch(origin + path, {
    method,
    redirect: "manual" as const,
    headers: { ...headers, Origin: origin },
    ...(hasBody ? { body: new URLSearchParams({ reason: "because", password: "quer-durch-bern" }) } : {}),
  });
  const body = await response.text();
  const answer = Object.fromEntries(response.headers);
  for (const name of ["x-request-id", "date", "etag"]) delete answer[name];
  answer["content-security-policy"] = answer["content-security-policy"]!.replace(/nonce-[\w-]+/g, "nonce");
  return { status: response.status, headers: answer, body: neutral(body) };
}

/** The body without what differs from one answer to the next, and without the path that was asked for. */
function neutral(body: string): string {
  return body
    .replace(/nonce="[^"]*"/g, "")
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, "ID")
    .replaceAll("/nowhere", "/admin");
}
