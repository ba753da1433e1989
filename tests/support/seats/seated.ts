import { FIRST_ACCESS_VERSION } from "#app/platform/auth/access-version.server.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import { findSession, startSession } from "#app/platform/auth/session.server.ts";
import { startCookieSession } from "#app/platform/auth/sign-in-response.server.ts";
import { type UserContext, withUser } from "#app/platform/context.server.ts";
import { ApiClient, Browser } from "../client.ts";
import { confirmAddress, register, type TestPlatform, visitor } from "../platform.ts";

const STARTED = { accessVersion: FIRST_ACCESS_VERSION, userAgent: "test" };

/** Somebody new with a seat in the business of `ctx`, and in none of their own. @returns them, and their token */
export async function seated(owner: UserContext, role: Role, email = `${role}@example.ch`, rights = "") {
  const { platform } = owner;
  const userId = await register(visitor(platform), { email, firstName: "Mira", lastName: role });
  await owner.db.deleteFrom("memberships").where("user_id", "=", userId).execute();
  await takeSeat(owner, userId, role, rights);
  const token = await startSession(visitor(platform), { userId, kind: "bearer", ...STARTED });
  const identity = await findSession(platform, token, "bearer");
  if (!identity) throw new Error("the session just started is unknown");
  const ctx = withUser(visitor(platform), identity);
  await confirmAddress(ctx);
  return { ctx: { ...ctx, user: { ...ctx.user, emailVerified: true } }, token };
}

export async function takeSeat(
  { db, businessId, now }: UserContext,
  userId: string,
  role: Role,
  rights = "",
) {
  const seat = { user_id: userId, business_id: businessId, role, rights, created_at: now.toISOString() };
  await db.insertInto("memberships").values(seat).execute();
}

/** Like `seated`, with a browser and a program that are signed in at this origin. */
export async function seatedVisitor(origin: string, owner: UserContext, role: Role, rights = "") {
  const { ctx, token } = await seated(
    owner,
    role,
    `${[role, rights].join(" ").trim().replaceAll(" ", ".")}@example.ch`,
    rights,
  );
  const api = new ApiClient(origin);
  api.token = token;
  return { ctx, api, browser: await signedInBrowser(origin, owner.platform as TestPlatform, ctx.user.id) };
}

export async function signedInBrowser(
  origin: string,
  platform: TestPlatform,
  userId: string,
  accessVersion = FIRST_ACCESS_VERSION,
) {
  const browser = new Browser(origin);
  const request = new Request(origin, { headers: { "User-Agent": "node" } });
  const session = { userId, accessVersion, language: "en", to: "/dashboard" };
  browser.take(await startCookieSession(visitor(platform), request, session));
  return browser;
}
