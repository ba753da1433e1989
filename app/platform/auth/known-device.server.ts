import { createHash } from "node:crypto";
import type { Cookie } from "@remix-run/node";
import { httpOnlyCookie } from "#app/platform/http/cookies.server.ts";
import { z } from "zod";
import type { Platform } from "#app/platform/platform.server.ts";
import { newToken } from "./tokens.server.ts";

const YEAR = 31_536_000;

const MOST = 5;

/** Earlier releases kept the accounts alone. */
const content = z
  .union([
    z.object({ id: z.string(), accounts: z.array(z.string()) }),
    z.array(z.string()).transform((accounts) => ({ id: "", accounts })),
  ])
  .catch({ id: "", accounts: [] });

interface Device {
  /** Random, for rate limits; empty for a browser that never signed in. */
  id: string;
  /** Mark of the account that signed in last; empty when nobody has. */
  latest: string;
  knows(userId: string): boolean;
}

export async function deviceOf(platform: Platform, request: Request): Promise<Device> {
  const { id, accounts } = await contentOf(platform, request);
  return { id, latest: accounts[0] ?? "", knows: (userId) => accounts.includes(accountMark(userId)) };
}

/** Grants no access. @returns a Set-Cookie header for a year */
export async function rememberDevice(platform: Platform, request: Request, userId: string): Promise<string> {
  const known = await contentOf(platform, request);
  const others = known.accounts.filter((account) => account !== accountMark(userId));
  const accounts = [accountMark(userId), ...others].slice(0, MOST);
  return deviceCookie(platform).serialize({ id: known.id || newToken(), accounts });
}

async function contentOf(platform: Platform, request: Request): Promise<z.output<typeof content>> {
  return content.parse(await deviceCookie(platform).parse(request.headers.get("Cookie")));
}

/** Stands for an account where its id must not be readable. */
export function accountMark(userId: string): string {
  return createHash("sha256").update(userId).digest("base64url").slice(0, 16);
}

function deviceCookie(platform: Platform): Cookie {
  return httpOnlyCookie(platform, "device", { maxAge: YEAR, secret: platform.secret });
}
