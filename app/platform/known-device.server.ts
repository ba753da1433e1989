import { createHash } from "node:crypto";
import { type Cookie, createCookie } from "@remix-run/node";
import { z } from "zod";
import type { Platform } from "./platform.server.ts";

const YEAR = 31_536_000;

/** Accounts that one browser may be remembered for. */
const MOST = 5;

const content = z.array(z.string()).catch([]);

/** True when somebody signed in to this account from this browser before. */
export async function isKnownDevice(platform: Platform, request: Request, userId: string): Promise<boolean> {
  return (await accountsOf(platform, request)).includes(mark(userId));
}

/** The Set-Cookie header that remembers the account in this browser for a year; it opens nothing. */
export async function rememberDevice(platform: Platform, request: Request, userId: string): Promise<string> {
  const known = await accountsOf(platform, request);
  const accounts = [mark(userId), ...known.filter((account) => account !== mark(userId))].slice(0, MOST);
  return deviceCookie(platform).serialize(accounts);
}

async function accountsOf(platform: Platform, request: Request): Promise<string[]> {
  return content.parse(await deviceCookie(platform).parse(request.headers.get("Cookie")));
}

/** The cookie names no account by its id. */
function mark(userId: string): string {
  return createHash("sha256").update(userId).digest("base64url").slice(0, 16);
}

function deviceCookie({ env, secret }: Platform): Cookie {
  return createCookie("device", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: env.appUrl.startsWith("https:"),
    maxAge: YEAR,
    secrets: [secret],
  });
}
