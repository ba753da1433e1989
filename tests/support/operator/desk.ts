import { startCookieSession } from "#app/platform/auth/sign-in-response.server.ts";
import { lockAccess } from "#app/platform/auth/access-version.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { Browser } from "../client.ts";
import { confirmAddress, member, testPlatform, visitor } from "../platform.ts";
import { serve } from "../server/server.ts";

export const OPERATOR = "operator@example.ch";

/** The product with an operator who may open the desk. */
export async function openDesk(database: Database, env: Record<string, string> = {}) {
  const platform = testPlatform(database, { OPERATOR_EMAILS: `Second@example.ch, ${OPERATOR}`, ...env });
  const origin = await serve(platform);
  const operator = await member(platform, { email: OPERATOR, firstName: "Olga", companyName: "Betrieb AG" });
  await confirmAddress(operator);
  await haveSecondStep(operator);
  return { platform, origin, operator, browser: await browserOf(operator, origin) };
}

/** Gives a second step and the state after signing in with it; no code is ever asked for here. */
export async function haveSecondStep(ctx: UserContext): Promise<void> {
  const totp_enabled_at = ctx.now.toISOString();
  await ctx.db.updateTable("users").set({ totp_enabled_at }).where("id", "=", ctx.user.id).execute();
}

/** A browser in which this person is signed in. */
export async function browserOf({ platform, user }: UserContext, origin: string): Promise<Browser> {
  const browser = new Browser(origin);
  const request = new Request(origin, { headers: { "User-Agent": "node" } });
  const ctx = visitor(platform);
  const accessVersion = (await lockAccess(ctx, user.id)) ?? 0;
  const session = { userId: user.id, accessVersion, language: "en", to: "/dashboard" };
  browser.take(await startCookieSession(ctx, request, session));
  return browser;
}

/** The last act that the account's pages know of, as their forms carry it. */
export async function seenOf(ctx: UserContext): Promise<string> {
  const row = await ctx.db
    .selectFrom("operator_acts")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.id ?? "";
}
