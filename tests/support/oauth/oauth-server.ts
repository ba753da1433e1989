import { onTestFinished } from "vitest";
import { FIRST_ACCESS_VERSION } from "#app/platform/auth/access-version.server.ts";
import { startCookieSession } from "#app/platform/auth/sign-in-response.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { Browser } from "../client.ts";
import { freshSqlite } from "../databases/databases.ts";
import { sendingMember, testPlatform, visitor } from "../platform.ts";
import { serve } from "../server/server.ts";

/** Somebody on Pro who is signed in, and a `fetch` that finds the product at its public address. */
export async function oauthServer(env: Record<string, string> = {}) {
  const platform = testPlatform(await freshSqlite(), env, onTestFinished);
  const origin = await serve(platform);
  const ctx = await sendingMember(platform);
  const browser = new Browser(origin);
  await signIn(browser, ctx);
  const { appUrl } = platform.env;
  const fetchAtServer = (input: string | URL, init?: RequestInit) =>
    fetch(String(input).replace(appUrl, origin), init);
  return { platform, origin, ctx, browser, appUrl, fetchAtServer };
}

async function signIn(browser: Browser, ctx: UserContext): Promise<void> {
  const session = { userId: ctx.user.id, accessVersion: FIRST_ACCESS_VERSION };
  const request = new Request(browser.origin, { headers: { "User-Agent": "node" } });
  const to = { language: "en", to: "/dashboard" };
  browser.take(await startCookieSession(visitor(ctx.platform), request, { ...session, ...to }));
}

/** The person agrees to all that is asked. @returns where the answer goes */
export async function agree(browser: Browser, authorization: URL): Promise<URL> {
  const fields = { "allow.read": "on", "allow.write": "on" };
  const answer = await browser.post(authorization.pathname + authorization.search, fields);
  return new URL(answer.headers.get("Location") ?? "");
}
